import { products as descriptor } from '#generated/resources/products.ts';
import type { Handlers } from '#server/context.ts';
import { plainModule } from '#server/plain-module.ts';
import { matchProducts } from './match-products.ts';

export const products = plainModule(descriptor);

export const productMatchHandlers = {
  matchProducts: async ({ body }, context) => ({
    product_matches: await matchProducts(context, body.product_matching),
  }),
} satisfies Pick<Handlers, 'matchProducts'>;
