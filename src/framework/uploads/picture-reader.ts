import sharp, { type Sharp, type SharpOptions } from 'sharp'

// libvips reads many more formats. Their loaders never see an upload.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((name) => `VipsForeignLoad${name}Buffer`),
})

/** The only way in which bytes that somebody sent are read as a picture. */
export function openPicture(data: Buffer, options: SharpOptions): Sharp {
  return sharp(data, options)
}
