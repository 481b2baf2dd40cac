/** Whether this browser is signed in, or was: the admin then refreshes the token or leads to the login page. */
export const keepsToken = (storage: Storage): boolean => Boolean(storage.getItem('access_token'));
