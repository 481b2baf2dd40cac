/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import { customers } from './customers.ts';
import { products } from './products.ts';
import { templates } from './templates.ts';
import { certificates } from './certificates.ts';
import { tenant } from './tenant.ts';
import { invoices } from './invoices.ts';
import { transmissions } from './transmissions.ts';

export const resources = { customers, products, templates, certificates, tenant, invoices, transmissions } as const;
export type ResourceName = keyof typeof resources;
