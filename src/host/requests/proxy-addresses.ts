import { isIP } from 'node:net';

/** Names of address ranges that Fastify knows. */
const ranges: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

function isProxyAddress(text: string): boolean {
  if (ranges.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Reads a list of addresses and networks with commas; null when one of them is neither. */
export function parseProxyAddresses(text: string): readonly string[] | null {
  const addresses = text.split(',').map((part) => part.trim());
  return addresses.every(isProxyAddress) ? addresses : null;
}
