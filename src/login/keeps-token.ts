/** Whether this browser is signed in, or was. In a file of its own, so that public pages do not load the calls of sign-in. */
export const keepsToken = (storage: Storage): boolean => Boolean(storage.getItem('access_token'));
