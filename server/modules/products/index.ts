import { products as descriptor } from '#generated/resources/products.ts';
import { plainModule } from '#server/plain-module.ts';

export const products = plainModule(descriptor);
