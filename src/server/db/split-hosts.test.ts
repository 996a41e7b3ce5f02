import { expect, it } from 'vitest';
import { splitHosts } from './split-hosts.ts';

it.each([
  ['postgres://u:p@a:5432/d', ['postgres://u:p@a:5432/d']],
  ['postgres://u@/d?host=/run/x,y&port=5432', ['postgres://u@/d?host=/run/x,y&port=5432']],
  ['postgres://u:p,q@a/d', ['postgres://u:p,q@a/d']],
  ['postgres://u:p@a:5432,b:5433/d', ['postgres://u:p@a:5432/d', 'postgres://u:p@b:5433/d']],
  [
    'postgresql://u@[::1]:5432,b/d?sslmode=verify-full',
    ['postgresql://u@[::1]:5432/d?sslmode=verify-full', 'postgresql://u@b/d?sslmode=verify-full'],
  ],
  ['postgres://a,b/d?target_session_attrs=read-write', ['postgres://a/d', 'postgres://b/d']],
  ['postgres://a,b/d?target_session_attrs=primary&ssl=1', ['postgres://a/d?ssl=1', 'postgres://b/d?ssl=1']],
  ['postgres://a,b/d?ssl=1&target_session_attrs=primary', ['postgres://a/d?ssl=1', 'postgres://b/d?ssl=1']],
])('%s', (address, hosts) => {
  expect(splitHosts(address)).toEqual(hosts);
});
