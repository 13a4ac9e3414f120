/** The object storage of the configuration (the API of Amazon S3, which many others speak). */
import { z } from 'zod'
import { StartError } from '../start-error.ts'

export const S3_VARIABLES = {
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be an http or https address such as https://s3.eu-central-1.amazonaws.com',
    })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(/^([\w.-]+\/)*$/, 'must end with a slash, such as limner/')
    .default(''),
}

export interface S3Config {
  /** Without a slash at the end. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Before every key: empty, or ending with a slash. */
  prefix: string
}

/** Null: pictures stay on the disk. Throws StartError where it is half configured. */
export function readS3(value: z.output<z.ZodObject<typeof S3_VARIABLES>>): S3Config | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = value
  if (!S3_ENDPOINT && !S3_BUCKET) return null
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new StartError(
      'The configuration is wrong: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together.',
    )
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: S3_BUCKET,
    region: value.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    prefix: value.S3_PREFIX,
  }
}
