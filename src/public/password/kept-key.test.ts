// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { hideKey, keptKey, keyInPath } from '#src/public/kept-keys.ts';

afterEach(() => sessionStorage.clear());

const at = (pathname: string) => {
  const history = { replaceState: vi.fn() };
  hideKey({ location: { pathname }, history } as unknown as Window);
  return history.replaceState;
};

test('the key of the link is kept, and the address no longer shows it', () => {
  expect(at('/s/Zm9v-YmFy_1')).toHaveBeenCalledExactlyOnceWith(null, '', '/invitation');
  expect(keptKey.read()).toBe('Zm9v-YmFy_1');
});

test('a later link takes the place of an earlier one', () => {
  at('/s/first');
  at('/s/second');
  expect(keptKey.read()).toBe('second');
});

test('other addresses hold no key and stay as they are', () => {
  expect(keyInPath('/invitation')).toBeNull();
  expect(keyInPath('/s/')).toBeNull();
  expect(keyInPath('/s/a/b')).toBeNull();
  expect(at('/invitation')).not.toHaveBeenCalled();
});
