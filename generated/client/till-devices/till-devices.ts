/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CancelTillDeviceBody, ChangeTillDeviceBody, CreateTillDeviceBody, CreateTillSaleBody, EndTillDeviceBody, RenewTillLeaseBody, TillDevice, TillSale } from '../models.ts';
import { getHeaders, http } from '.././http.ts';

export const getListTillDevicesUrl = () => {
  return `/api/till_devices`
}
/**
 * The newest 100: those that own a series first.
 * @summary Máy bán hàng
 */
export const listTillDevices = async ( options?: Parameters<typeof http>[1]): Promise<TillDevice[]> => {
  return http<TillDevice[]>(getListTillDevicesUrl(), { ...options, method: 'GET' });
}

export const getCreateTillDeviceUrl = () => {
  return `/api/till_devices`
}
/**
 * This browser owns a series of a cash register from now on: it alone gives numbers there, from a range that is set aside for it.
 * @summary Đăng ký máy bán hàng
 */
export const createTillDevice = async (createTillDeviceBody: CreateTillDeviceBody, options?: Parameters<typeof http>[1]): Promise<TillDevice> => {
return http<TillDevice>(getCreateTillDeviceUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createTillDeviceBody) });
}

export const getChangeTillDeviceUrl = (id: number,) => {
  return `/api/till_devices/${id}/take_over`
}
/**
 * This browser owns the series of that device from now on. The numbers that were set aside for it stay so: what it sold and has not sent is still taken; those it never used are in no invoice.
 * @summary Nhận lại ký hiệu của máy khác
 */
export const changeTillDevice = async (id: number,
    changeTillDeviceBody: ChangeTillDeviceBody, options?: Parameters<typeof http>[1]): Promise<TillDevice> => {
return http<TillDevice>(getChangeTillDeviceUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(changeTillDeviceBody) });
}

export const getRenewTillLeaseUrl = (id: number,) => {
  return `/api/till_devices/${id}/lease`
}
/**
 * Numbers and counts are added where less than half a range is left after `next_number`; asked again, nothing is added. What was set aside is good for three days from now.
 * @summary Lấy thêm số và mã
 */
export const renewTillLease = async (id: number,
    renewTillLeaseBody: RenewTillLeaseBody, options?: Parameters<typeof http>[1]): Promise<TillDevice> => {
return http<TillDevice>(getRenewTillLeaseUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(renewTillLeaseBody) });
}

export const getCreateTillSaleUrl = (id: number,) => {
  return `/api/till_devices/${id}/sales`
}
/**
 * A sale that was made with a number and a code of the range becomes an invoice, which is published. Sales come in the order of their numbers. The same sale again is answered with the same invoice, however late; nothing of a refused one is kept.
 * @summary Gửi đơn đã bán tại máy
 */
export const createTillSale = async (id: number,
    createTillSaleBody: CreateTillSaleBody, options?: Parameters<typeof http>[1]): Promise<TillSale> => {
return http<TillSale>(getCreateTillSaleUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createTillSaleBody) });
}

export const getEndTillDeviceUrl = (id: number,) => {
  return `/api/till_devices/${id}/release`
}
/**
 * Of a device all sales of which have been sent: its series is free, and its numbers go on where it stopped. Released again, nothing changes.
 * @summary Trả ký hiệu
 */
export const endTillDevice = async (id: number,
    endTillDeviceBody: EndTillDeviceBody, options?: Parameters<typeof http>[1]): Promise<TillDevice> => {
return http<TillDevice>(getEndTillDeviceUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(endTillDeviceBody) });
}

export const getCancelTillDeviceUrl = (id: number,) => {
  return `/api/till_devices/${id}/settle`
}
/**
 * Of a device that will not come back: its series goes on behind its numbers, which are in no invoice unless its browser still sends what it sold.
 * @summary Kết thúc máy không còn dùng được
 */
export const cancelTillDevice = async (id: number,
    cancelTillDeviceBody: CancelTillDeviceBody, options?: Parameters<typeof http>[1]): Promise<TillDevice> => {
return http<TillDevice>(getCancelTillDeviceUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(cancelTillDeviceBody) });
}
