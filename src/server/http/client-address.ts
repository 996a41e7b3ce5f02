import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** An IP address, or a range in CIDR notation. */
export function isAddressRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
  return rest.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/** Of addresses and ranges. */
export function blockListOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** `TRUSTED_PROXIES`: IP addresses or CIDR ranges whose X-Forwarded-For is trusted. */
export function createAddressReader(trustedProxies: readonly string[]) {
  const trusted = blockListOf(trustedProxies);

  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

  /** Reads the forwarded chain from our end and stops at the first hop that is not a trusted proxy. */
  return function readAddress(socketAddress: string, forwardedFor: string | undefined): string {
    let address = plain(socketAddress);
    if (trustedProxies.length === 0) return address;
    const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
    while (isTrusted(address)) {
      const hop = hops.pop();
      if (!hop || (!isIPv4(hop) && !isIPv6(hop))) break;
      address = plain(hop);
    }
    return address;
  };
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Key for rate limits: one IPv6 subscriber controls 2^64 addresses, so the /64 prefix counts. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
