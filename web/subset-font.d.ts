declare module "subset-font" {
  interface Options {
    targetFormat?: "sfnt" | "woff" | "woff2";
    /** The OpenType features to keep; all others go. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }
  /** The font with the letters of the text alone. */
  export default function subset(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
