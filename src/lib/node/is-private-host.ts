import { lookup } from 'node:dns/promises';
import { BlockList } from 'node:net';

/** Addresses of this computer and of networks that cannot be reached from the Internet. */
const privateAddresses = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateAddresses.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateAddresses.addSubnet(net, bits, 'ipv6');

/**
 * Returns true if a host is, or resolves to, an address in a private network. A name that does not resolve is not.
 *
 * @param host As in a URL, with brackets around an IPv6 address.
 */
export async function isPrivateHost(host: string): Promise<boolean> {
  const found = await lookup(host.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  return found.some(({ address, family }) => privateAddresses.check(address, family === 6 ? 'ipv6' : 'ipv4'));
}
