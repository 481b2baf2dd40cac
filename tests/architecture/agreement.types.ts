import type { PermissionCode } from '#generated/client/models/permissionCode.ts';
import type { TransmissionStatus } from '#generated/client/models/transmissionStatus.ts';
import type { PublicationStatus } from '#generated/client/models/publicationStatus.ts';
import type { ActiveStatus } from '#generated/client/models/activeStatus.ts';
import type { VatRate } from '#generated/client/models/vatRate.ts';
import type { Decimal } from '#generated/client/models/decimal.ts';
import type { Errors } from '#generated/client/models/errors.ts';
import type { ErrorItem } from '#generated/client/models/errorItem.ts';
import type { TokenError } from '#generated/client/models/tokenError.ts';
import type { Customer } from '#generated/client/models/customer.ts';
import type { CustomerInput } from '#generated/client/models/customerInput.ts';
import type { CustomerUpdate } from '#generated/client/models/customerUpdate.ts';
import type { Product } from '#generated/client/models/product.ts';
import type { ProductInput } from '#generated/client/models/productInput.ts';
import type { ProductUpdate } from '#generated/client/models/productUpdate.ts';
import type { Template } from '#generated/client/models/template.ts';
import type { TemplateInput } from '#generated/client/models/templateInput.ts';
import type { TemplateUpdate } from '#generated/client/models/templateUpdate.ts';
import type { TenantCertificate } from '#generated/client/models/tenantCertificate.ts';
import type { TenantCertificateInput } from '#generated/client/models/tenantCertificateInput.ts';
import type { Tenant } from '#generated/client/models/tenant.ts';
import type { TenantUpdate } from '#generated/client/models/tenantUpdate.ts';
import type { User } from '#generated/client/models/user.ts';
import type { Token } from '#generated/client/models/token.ts';
import type { TokenRequest } from '#generated/client/models/tokenRequest.ts';
import type { RevokeRequest } from '#generated/client/models/revokeRequest.ts';
import type { Site } from '#generated/client/models/site.ts';
import type { Health } from '#generated/client/models/health.ts';
import type { Invoice } from '#generated/client/models/invoice.ts';
import type { InvoiceInput } from '#generated/client/models/invoiceInput.ts';
import type { InvoiceUpdate } from '#generated/client/models/invoiceUpdate.ts';
import type { InvoiceSummary } from '#generated/client/models/invoiceSummary.ts';
import type { InvoiceLine } from '#generated/client/models/invoiceLine.ts';
import type { InvoiceLineInput } from '#generated/client/models/invoiceLineInput.ts';
import type { RateTotal } from '#generated/client/models/rateTotal.ts';
import type { Publication } from '#generated/client/models/publication.ts';
import type { InvoiceEvent } from '#generated/client/models/invoiceEvent.ts';
import type { Transmission } from '#generated/client/models/transmission.ts';
import type { LineKind } from '#generated/client/models/lineKind.ts';
import type { Direction } from '#generated/client/models/direction.ts';
import type { components } from '#generated/types.ts';

/**
 * Two generators read the one description: openapi-typescript for our code, orval for the client it calls. Each schema
 * must mean the same to both; one that does not, or that is missing below, stops the compiler.
 */
type Models = {
  PermissionCode: PermissionCode;
  TransmissionStatus: TransmissionStatus;
  PublicationStatus: PublicationStatus;
  ActiveStatus: ActiveStatus;
  VatRate: VatRate;
  Decimal: Decimal;
  Errors: Errors;
  ErrorItem: ErrorItem;
  TokenError: TokenError;
  Customer: Customer;
  CustomerInput: CustomerInput;
  CustomerUpdate: CustomerUpdate;
  Product: Product;
  ProductInput: ProductInput;
  ProductUpdate: ProductUpdate;
  Template: Template;
  TemplateInput: TemplateInput;
  TemplateUpdate: TemplateUpdate;
  TenantCertificate: TenantCertificate;
  TenantCertificateInput: TenantCertificateInput;
  Tenant: Tenant;
  TenantUpdate: TenantUpdate;
  User: User;
  Token: Token;
  TokenRequest: TokenRequest;
  RevokeRequest: RevokeRequest;
  Site: Site;
  Health: Health;
  Invoice: Invoice;
  InvoiceInput: InvoiceInput;
  InvoiceUpdate: InvoiceUpdate;
  InvoiceSummary: InvoiceSummary;
  InvoiceLine: InvoiceLine;
  InvoiceLineInput: InvoiceLineInput;
  RateTotal: RateTotal;
  Publication: Publication;
  InvoiceEvent: InvoiceEvent;
  Transmission: Transmission;
  LineKind: LineKind;
  Direction: Direction;
};

type Schemas = components['schemas'];
type Mutual<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** Optional properties that only one side knows pass for assignable, so all are made required as well. */
type Same<A, B> = Mutual<A, B> extends true ? Mutual<Required<A>, Required<B>> : false;
type Disagreeing = {
  [Name in keyof Schemas]: Name extends keyof Models
    ? Same<Schemas[Name], Models[Name]> extends true
      ? never
      : Name
    : Name;
}[keyof Schemas];

/** Schemas that the two do not agree on. Not `never`: the error names them. */
export const disagreeing: Record<Disagreeing, never> = {};
