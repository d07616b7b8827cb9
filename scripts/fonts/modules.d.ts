declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, Axis>;
    keepFeatures?: string[];
    noHinting?: boolean;
  };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
