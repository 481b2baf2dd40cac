/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import { http } from '.././http.ts';

export const getReadChangesUrl = () => {
  return `/api/changes`
}
/**
 * Server-sent events (HTML, section 9.2) as long as the connection is open, at most a quarter of an hour. The data of each event is a JSON array of `{"kind": "invoice", "ids": [1, 2]}`: records of a kind of x-invalidates that the account may read have changed; `ids` is null when they are many. Contents are never sent: who hears of a change reads again. A comment every 15 seconds keeps the connection open: all that was heard before it has been sent. The first event is named `opened`; its data is an array of one `{"kind": "opened", "reach_ms": 58000, "changed": [{"kind": "invoice", "ago_ms": 1200}]}`: the kinds that have changed in the last `reach_ms` milliseconds and how long ago each last did; of the time before nothing is known, and a page that was read earlier reads everything again. Events that were missed are not sent again. 429 when the account or the company has too many connections, 503 while changes cannot be heard of.
 * @summary Luồng báo thay đổi
 */
export const readChanges = async ( options?: Parameters<typeof http>[1]): Promise<string> => {
  return http<string>(getReadChangesUrl(), { ...options, method: 'GET' });
}
