/** Made by `npm run generate` from openapi/. Edits are lost at the next run. */
import { http } from '.././http.ts';

export const getReadChangesUrl = () => {
  return `/api/changes`
}
/**
 * Server-sent events (HTML, section 9.2) as long as the connection is open, at most a quarter of an hour. The data of each event is a JSON array of `{"kind": "invoice", "ids": [1, 2]}`: records of a kind of x-invalidates that the account may read have changed; `ids` is null when they are many. Contents are never sent: who hears of a change reads again. A comment every 15 seconds keeps the connection open. Events that were missed are not sent again: after a new connection everything shown is read once. 429 when the account or the company has too many connections, 503 while changes cannot be heard of.
 * @summary Luồng báo thay đổi
 */
export const readChanges = async ( options?: Parameters<typeof http>[1]): Promise<string> => {
  return http<string>(getReadChangesUrl(), { ...options, method: 'GET' });
}
