import { lazy } from 'react';

// Pages that are not the first thing seen come in chunks of their own; the lists are in the first one.
export const InvoiceCreate = lazy(async () => ({
  default: (await import('./custom/invoice/editor/invoice-create.tsx')).InvoiceCreate,
}));
export const InvoiceDoor = lazy(async () => ({
  default: (await import('./custom/invoice/invoice-door.tsx')).InvoiceDoor,
}));
export const ApiTokenCreate = lazy(async () => ({
  default: (await import('./resources/api_tokens/api-token-create.tsx')).ApiTokenCreate,
}));
export const AuditLogEntry = lazy(async () => ({
  default: (await import('./resources/audit_log/audit-log-entry.tsx')).AuditLogEntry,
}));
export const AuditLogList = lazy(async () => ({
  default: (await import('./resources/audit_log/audit-log-list.tsx')).AuditLogList,
}));
export const ImportStudio = lazy(async () => ({
  default: (await import('./views/import/import-studio.tsx')).ImportStudio,
}));
export const ResourceCreate = lazy(async () => ({
  default: (await import('./views/record/resource-form.tsx')).ResourceCreate,
}));
export const ResourceForm = lazy(async () => ({
  default: (await import('./views/record/resource-form.tsx')).ResourceForm,
}));
export const ResourceShow = lazy(async () => ({
  default: (await import('./views/record/resource-show.tsx')).ResourceShow,
}));
export const TenantSettings = lazy(async () => ({
  default: (await import('./resources/tenant/tenant.tsx')).TenantSettings,
}));
