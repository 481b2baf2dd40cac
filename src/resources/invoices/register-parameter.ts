/** The parameter of an import that was begun from the list of cash-register invoices. */
export const REGISTER_PARAMETER = 'may-tinh-tien';
