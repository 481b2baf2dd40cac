/** Where the product's pages point outside of it. */
export const homeHref = '/admin';
export const supportHref = 'https://hoadonso.example/ho-tro';
export const termsHref = 'https://hoadonso.example/dieu-khoan';
export const privacyHref = 'https://hoadonso.example/quyen-rieng-tu';
