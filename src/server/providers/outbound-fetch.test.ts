import dns from 'node:dns';
import { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, isIP } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createOutboundFetch } from './outbound-fetch.ts';

/** Nothing listens on port 9, so an allowed request fails to connect. */
async function ask(host: string, allowsPrivate: boolean): Promise<'refused' | 'asked'> {
  const failed = createOutboundFetch({ allowsPrivate })(`http://${host}:9/`, { signal: AbortSignal.timeout(300) });
  return failed.then(
    () => 'asked',
    (error: Error) => (error.message === 'private_address' ? 'refused' : 'asked'),
  );
}

it.each([
  ['127.0.0.1', 'refused', 'asked'],
  ['localhost', 'refused', 'asked'],
  ['[::1]', 'refused', 'asked'],
  ['[::ffff:127.0.0.1]', 'refused', 'asked'],
  ['0x7f000001', 'refused', 'asked'],
  ['10.1.2.3', 'refused', 'asked'],
  ['172.16.0.1', 'refused', 'asked'],
  ['192.168.1.1', 'refused', 'asked'],
  ['100.64.0.1', 'refused', 'asked'],
  ['[fd00::1]', 'refused', 'asked'],
  ['169.254.169.254', 'refused', 'refused'],
  ['[fe80::1]', 'refused', 'refused'],
  ['0.0.0.0', 'refused', 'refused'],
  ['224.0.0.1', 'refused', 'refused'],
  ['[::ffff:169.254.169.254]', 'refused', 'refused'],
  ['[fd00:ec2::254]', 'refused', 'refused'],
  ['[2002:7f00:1::]', 'refused', 'refused'],
  ['[2001:0:7f00:1::]', 'refused', 'refused'],
  ['[::ffff:0:127.0.0.1]', 'refused', 'refused'],
  ['[64:ff9b:1::7f00:1]', 'refused', 'refused'],
  ['192.0.2.1', 'asked', 'asked'],
])('%s is %s, and %s where private addresses are allowed', async (host, closed, open) => {
  expect([await ask(host, false), await ask(host, true)]).toEqual([closed, open]);
});

it.each([
  [['192.0.2.1'], ['127.0.0.1']],
  [['192.0.2.1'], ['192.0.2.1', '::1']],
])('asks only the addresses that it has checked: a name server may answer %j, then %j', async (...answers) => {
  const lookup = vi.spyOn(dns, 'lookup');
  onTestFinished(() => {
    lookup.mockRestore();
    syncBuiltinESMExports();
  });
  const said: string[] = [];
  for (const answer of answers) {
    const found = answer.map((address) => ({ address, family: isIP(address) }));
    lookup.mockImplementation(((_: string, __: object, done: (error: null, found: object[]) => void) =>
      done(null, found)) as never);
    syncBuiltinESMExports();
    said.push(await ask('changing.example', false));
  }
  expect(said).toEqual(['asked', 'refused']);
  expect(lookup).toHaveBeenCalledTimes(2);
});

it('follows no redirect', async () => {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    reply.writeHead(302, { location: '/inside' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const outboundFetch = createOutboundFetch({ allowsPrivate: true });
  await expect(outboundFetch(`http://127.0.0.1:${port}/first`)).rejects.toThrow('redirected');
  expect(asked).toEqual(['/first']);
});

it('aborts a reply without end', async () => {
  const server = createServer((_, reply) => {
    reply.writeHead(200);
    const more = () => {
      while (!reply.destroyed && reply.write(Buffer.alloc(1_000_000)));
    };
    reply.on('drain', more);
    more();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const reply = await createOutboundFetch({ allowsPrivate: true })(`http://127.0.0.1:${port}/`);
  await expect(reply.text()).rejects.toThrow('fetch failed');
});
