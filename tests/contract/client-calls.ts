import * as certificates from '#generated/client/certificates/certificates.ts';
import * as customers from '#generated/client/customers/customers.ts';
import * as invoices from '#generated/client/invoices/invoices.ts';
import * as products from '#generated/client/products/products.ts';
import * as session from '#generated/client/session/session.ts';
import * as site from '#generated/client/site/site.ts';
import * as templates from '#generated/client/templates/templates.ts';
import * as tenant from '#generated/client/tenant/tenant.ts';
import * as transmissions from '#generated/client/transmissions/transmissions.ts';
import type { OperationId } from '#generated/operations.ts';

export type Call = {
  id: number;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  init: RequestInit;
};

// What is sent comes from the description at run time, where no type can follow: hence `as never`.
const body = (call: Call): never => call.body as never;
const query = (call: Call): never => call.query as never;

/** The generated client's function of each operation: one that is missing does not compile. */
export const CLIENT_CALLS = {
  createToken: (call) => session.createToken(body(call), call.init),
  revokeToken: (call) => session.revokeToken(body(call), call.init),
  getProfile: (call) => session.getProfile(call.init),
  getSite: (call) => site.getSite(call.init),
  getHealth: (call) => site.getHealth(call.init),
  getTenant: (call) => tenant.getTenant(call.init),
  updateTenant: (call) => tenant.updateTenant(body(call), call.init),
  listCustomers: (call) => customers.listCustomers(query(call), call.init),
  createCustomer: (call) => customers.createCustomer(body(call), call.init),
  getCustomer: (call) => customers.getCustomer(call.id, call.init),
  updateCustomer: (call) => customers.updateCustomer(call.id, body(call), call.init),
  deleteCustomer: (call) => customers.deleteCustomer(call.id, call.init),
  listProducts: (call) => products.listProducts(query(call), call.init),
  createProduct: (call) => products.createProduct(body(call), call.init),
  getProduct: (call) => products.getProduct(call.id, call.init),
  updateProduct: (call) => products.updateProduct(call.id, body(call), call.init),
  deleteProduct: (call) => products.deleteProduct(call.id, call.init),
  listTemplates: (call) => templates.listTemplates(query(call), call.init),
  createTemplate: (call) => templates.createTemplate(body(call), call.init),
  getTemplate: (call) => templates.getTemplate(call.id, call.init),
  updateTemplate: (call) => templates.updateTemplate(call.id, body(call), call.init),
  deleteTemplate: (call) => templates.deleteTemplate(call.id, call.init),
  listCertificates: (call) => certificates.listCertificates(query(call), call.init),
  createCertificate: (call) => certificates.createCertificate(body(call), call.init),
  getCertificate: (call) => certificates.getCertificate(call.id, call.init),
  deleteCertificate: (call) => certificates.deleteCertificate(call.id, call.init),
  listInvoices: (call) => invoices.listInvoices(query(call), call.init),
  createInvoice: (call) => invoices.createInvoice(body(call), call.init),
  getInvoice: (call) => invoices.getInvoice(call.id, call.init),
  updateInvoice: (call) => invoices.updateInvoice(call.id, body(call), call.init),
  deleteInvoice: (call) => invoices.deleteInvoice(call.id, call.init),
  publishInvoice: (call) => invoices.publishInvoice(call.id, body(call), call.init),
  getInvoicePublication: (call) => invoices.getInvoicePublication(call.id, call.init),
  listInvoiceHistory: (call) => invoices.listInvoiceHistory(call.id, call.init),
  getInvoiceXml: (call) => invoices.getInvoiceXml(call.id, query(call), call.init),
  getInvoicePdf: (call) => invoices.getInvoicePdf(call.id, call.init),
  listTransmissions: (call) => transmissions.listTransmissions(query(call), call.init),
  getTransmission: (call) => transmissions.getTransmission(call.id, call.init),
  getTransmissionXml: (call) => transmissions.getTransmissionXml(call.id, call.init),
} as const satisfies Record<OperationId, (call: Call) => Promise<unknown>>;
