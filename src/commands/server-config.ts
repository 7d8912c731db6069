import { createServer } from 'node:net';

/** Addresses of the site and the stand-in auction engine on this machine. */
export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  readonly enginePort: number;
  readonly siteOrigin: string;
  readonly engineOrigin: string;
}

function read(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  return value === '' ? undefined : value;
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = read(env, name);
  if (value === undefined) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} is "${value}". Write a port number such as ${fallback}.`);
}

/** @throws When PORT, ENGINE_PORT or SITE_ORIGIN can't be used. */
export function readServerConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const port = readPort(env, 'PORT', 9000);
  const enginePort = readPort(env, 'ENGINE_PORT', 9001);
  if (port === enginePort) throw new Error(`PORT and ENGINE_PORT are both ${port}. Choose two ports.`);
  const siteOrigin = read(env, 'SITE_ORIGIN') ?? `http://localhost:${port}`;
  if (!URL.canParse(siteOrigin) || new URL(siteOrigin).origin !== siteOrigin) {
    throw new Error(
      `SITE_ORIGIN is "${siteOrigin}". Write scheme, host and port such as http://localhost:9000.`,
    );
  }
  return {
    host: read(env, 'HOST') ?? 'localhost',
    port,
    enginePort,
    siteOrigin,
    engineOrigin: `http://localhost:${enginePort}`,
  };
}

/** Fails before the build, which takes minutes, if a port is taken. */
export async function requireFreePort(name: string, host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve));
  } catch (cause) {
    throw new Error(
      `Port ${port} (${name}) is taken by another program. Stop it, or choose another: ${name}=${port + 10} npm start`,
      { cause },
    );
  }
  await new Promise((resolve) => probe.close(resolve));
}
