declare module "*.json?drawn" {
  /** The path of each drawing, on a field of 512 by 512. */
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
