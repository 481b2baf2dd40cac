import type { PageRoute } from './route.ts';

/**
 * Pages of spec point 2 that are not built, with who may open them (spec point 6): none is left. Their paths are not found and the
 * navigation leaves them out. A page that is built goes from here to the description of its resource or to own.table.ts.
 */
export const plannedRoutes: Readonly<Record<string, PageRoute>> = {};
