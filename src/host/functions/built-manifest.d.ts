/** Written by the build before a static host bundles its function. */
declare module '*/generated/host.json' {
  const manifest: unknown;
  export default manifest;
}
