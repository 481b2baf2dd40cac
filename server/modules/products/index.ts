import { products as descriptor } from '#generated/resources/products.ts';
import type { Handlers } from '#server/context.ts';
import { plainModule } from '#server/plain-module.ts';
import { findProducts } from './find-products.ts';

export const products = plainModule(descriptor);

export const productFindHandlers = {
  findProducts: async ({ body }, context) => ({
    product_matches: await findProducts(context, body.product_matching),
  }),
} satisfies Pick<Handlers, 'findProducts'>;
