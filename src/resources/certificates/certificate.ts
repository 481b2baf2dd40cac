import type { components } from '#generated/types.ts';

export type Certificate = components['schemas']['TenantCertificate'];
export type NewCertificate = components['schemas']['TenantCertificateInput'];
