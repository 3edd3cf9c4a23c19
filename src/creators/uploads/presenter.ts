import { count, idOf, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import type { Upload } from '../../tables/users/uploads.ts'
import { uploadUrl } from '../../vocabulary/addresses/urls.ts'

export const UploadJson = shapeOf<Upload>()('Upload', {
  id: idOf('Upload'),
  name: text('mug.mp4').describe('As you called it'),
  byte_size: count(73_400_320).describe('What it will have when it is complete'),
  received_size: count(8_388_608).describe('What has come of it'),
  created_at: timestamp,
  expires_at: timestamp.describe('Until when something has to use it'),
  url: from(urlLike('https://troupe.example.com/me/uploads/Hq6TzWm4.json'), uploadUrl),
})
