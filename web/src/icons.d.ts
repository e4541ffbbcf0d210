declare module "virtual:icons" {
  /** The path of each drawing, on a field of 512 by 512. */
  const paths: Record<string, string>;
  export default paths;
}
