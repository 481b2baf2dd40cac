/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import type { CreateIncidentBody, Incident, ListIncidentsParams, RestoreIncidentBody, UpdateIncidentBody } from '../models.ts';
import { getHeaders, withQuery, http } from '.././http.ts';

export const getListIncidentsUrl = (params?: ListIncidentsParams,) => {
  return withQuery(`/api/incidents`, params);
}
/**
 * @summary Danh sách sự cố
 */
export const listIncidents = async (params?: ListIncidentsParams, options?: Parameters<typeof http>[1]): Promise<Incident[]> => {
  return http<Incident[]>(getListIncidentsUrl(params), { ...options, method: 'GET' });
}

export const getCreateIncidentUrl = () => {
  return `/api/incidents`
}
/**
 * @summary Thêm sự cố
 */
export const createIncident = async (createIncidentBody: CreateIncidentBody, options?: Parameters<typeof http>[1]): Promise<Incident> => {
return http<Incident>(getCreateIncidentUrl(), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(createIncidentBody) });
}

export const getGetIncidentUrl = (id: number,) => {
  return `/api/incidents/${id}`
}
/**
 * @summary Xem sự cố
 */
export const getIncident = async (id: number, options?: Parameters<typeof http>[1]): Promise<Incident> => {
  return http<Incident>(getGetIncidentUrl(id), { ...options, method: 'GET' });
}

export const getUpdateIncidentUrl = (id: number,) => {
  return `/api/incidents/${id}`
}
/**
 * @summary Sửa sự cố
 */
export const updateIncident = async (id: number,
    updateIncidentBody: UpdateIncidentBody, options?: Parameters<typeof http>[1]): Promise<Incident> => {
return http<Incident>(getUpdateIncidentUrl(id), { ...options, method: 'PUT', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(updateIncidentBody) });
}

export const getDeleteIncidentUrl = (id: number,) => {
  return `/api/incidents/${id}`
}
/**
 * @summary Xóa sự cố
 */
export const deleteIncident = async (id: number, options?: Parameters<typeof http>[1]): Promise<Incident> => {
  return http<Incident>(getDeleteIncidentUrl(id), { ...options, method: 'DELETE' });
}

export const getRestoreIncidentUrl = (id: number,) => {
  return `/api/incidents/${id}/restore`
}
/**
 * @summary Khôi phục: Sự cố
 */
export const restoreIncident = async (id: number,
    restoreIncidentBody?: RestoreIncidentBody, options?: Parameters<typeof http>[1]): Promise<Incident> => {
return http<Incident>(getRestoreIncidentUrl(id), { ...options, method: 'POST', headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) }, body: JSON.stringify(restoreIncidentBody) });
}
