import type { Handlers } from '#server/context.ts';
import { registerDevice, releaseDevice, settleDevice, takeOver } from './devices.ts';
import { renewLease } from './leases.ts';
import { takeSale } from './sales.ts';
import { devicesOf } from './store.ts';

/** Máy bán hàng: browsers that own a series and sell without a network. */
export const tillDeviceHandlers = {
  listTillDevices: async (_request, { tenant, account }) => ({
    till_devices: await tenant((tx) => devicesOf(tx, account)),
  }),
  createTillDevice: async ({ body }, { tenant, account, clock }) => ({
    till_device: await tenant((tx) => registerDevice(tx, body.till_device, account, clock)),
  }),
  changeTillDevice: async ({ path, body }, { tenant, account, clock }) => ({
    till_device: await tenant((tx) => takeOver(tx, path.id, body.till_device, account, clock)),
  }),
  renewTillLease: async ({ path, body }, { tenant, account, clock }) => ({
    till_device: await tenant((tx) => renewLease(tx, path.id, body.till_lease, account, clock)),
  }),
  createTillSale: async ({ path, body }, { tenant, account, clock }) => ({
    till_sale: await tenant((tx) => takeSale(tx, path.id, body.till_sale, account, clock)),
  }),
  endTillDevice: async ({ path, body }, { tenant, account, clock }) => ({
    till_device: await tenant((tx) => releaseDevice(tx, path.id, body.till_release, account, clock)),
  }),
  cancelTillDevice: async ({ path }, { tenant, account, clock }) => ({
    till_device: await tenant((tx) => settleDevice(tx, path.id, account, clock)),
  }),
} satisfies Partial<Handlers>;
