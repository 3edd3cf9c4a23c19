import sharp, { type Sharp } from 'sharp'

const svgLoader = { operation: ['VipsForeignLoadSvgBuffer'] }

/**
 * A picture made of our own SVG. No upload may be one, so it can be read only while this draws, which
 * is before anyone can send anything.
 */
export async function draw(svg: string, finish: (image: Sharp) => Sharp): Promise<Buffer> {
  sharp.unblock(svgLoader)
  try {
    return await finish(sharp(Buffer.from(svg))).toBuffer()
  } finally {
    sharp.block(svgLoader)
  }
}
