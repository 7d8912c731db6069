/** The build replaces an imported font with its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
