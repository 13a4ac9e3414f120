/** Where this server keeps its pictures: object storage where it is configured, else its own disk. */
import path from 'node:path'
import type { Config } from '../platform/config.ts'
import { openDisk } from './disk.ts'
import type { MediaFiles } from './files.ts'
import { openS3 } from './s3.ts'

type Where = Pick<Config, 'dataDirectory' | 's3'>

/** The folder of the disk, whether it is the one that counts or not. */
export const diskFolder = ({ dataDirectory }: Pick<Config, 'dataDirectory'>): string =>
  path.join(dataDirectory, 'media')

/** @param onDamaged told of content that is not what its name says */
export const openMediaFiles = async (config: Where, onDamaged?: (sha256: string) => void): Promise<MediaFiles> =>
  config.s3 ? openS3(config.s3, onDamaged) : openDisk(diskFolder(config), onDamaged)
