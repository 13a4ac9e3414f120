/** The nouns of the API: the same names from the database to the interface. */
import { z } from 'zod'
import { ROLES } from './define.ts'
import { LANGUAGE_CODES } from './language.ts'
import { Action, PostedAction } from './offers/actions.ts'
import { PICTURE_WIDTHS } from './picture-sizes.ts'
import { id, text } from './text.ts'

const instant = z.iso.datetime()

export const User = z
  .object({
    id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(['user', 'admin']),
    /** Mail when a long generation has ended; a summary every week. */
    notifyCompletion: z.boolean(),
    notifyWeekly: z.boolean(),
    /** New designs take into account what is remembered of earlier ones. */
    remember: z.boolean(),
    language: z
      .enum(LANGUAGE_CODES)
      .nullable()
      .describe('The language that mails are written in; null: nobody has chosen one yet.'),
    createdAt: instant,
  })
  .meta({ id: 'User' })

export const Session = z
  .object({
    id,
    /** 'Firefox on Linux', as the browser told. */
    device: z.string(),
    createdAt: instant,
    /** The one that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' })

export const Passkey = z
  .object({ id, name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })
  .meta({ id: 'Passkey' })

/** What changed between a design and the version before it. */
export const Change = z.object({ what: z.string(), from: z.string().optional(), to: z.string().optional() })

/** What a wish may be meant as: a change of the design that is there, or a new one. */
export const Intent = z.enum(['change', 'new'])
/** A wish that could be either, to be asked for again as the one that was meant. */
export const Choice = z.object({ label: text({ max: 100 }), prompt: text({ max: 2000 }), intent: Intent })

/** One thing that was asked for, and whether every design of the answer shows it. */
export const CheckedAsk = z.object({
  words: text({ max: 2000 }),
  met: z.boolean(),
  /** The designs that do not, numbered from 1 in the order of the answer. */
  missing: z.array(z.int()).max(50).optional(),
})

export const MessageMetadata = z.object({
  designUrls: z
    .array(text({ max: 2000 }))
    .max(50)
    .optional(),
  designIds: z
    .array(text({ max: 100 }))
    .max(50)
    .optional(),
  originalPrompt: text({ max: 100_000 }).nullish(),
  replitPrompt: text({ max: 100_000 }).nullish(),
  /** 'What I understood' and the suggestions of the answer, kept so that a reader finds them again. */
  understood: z
    .array(z.object({ label: text({ max: 200 }), value: text({ max: 2000 }) }))
    .max(50)
    .optional(),
  /** 'What you asked for', as the answer had it. */
  asked: z.array(CheckedAsk).max(100).optional(),
  suggestions: z
    .array(text({ max: 500 }))
    .max(20)
    .optional(),
  choices: z.array(Choice).max(2).optional(),
  /** For what is no edit: where it is done. */
  actions: z.array(PostedAction).max(6).optional(),
  /** For an answer to an edit. */
  changes: z
    .array(
      z.object({
        what: text({ max: 200 }),
        from: text({ max: 2000 }).optional(),
        to: text({ max: 2000 }).optional(),
      }),
    )
    .max(50)
    .optional(),
})

/** Of the people who work on a project together. */
const author = z
  .object({ id: id.describe('Of the account.'), name: z.string() })
  .nullable()
  .optional()

export const Message = z
  .object({
    id,
    type: z.enum(['user', 'ai']),
    content: z.string(),
    imageUrl: z.string().nullable(),
    /** As they were sent; those of answers may be longer. */
    metadata: z.object({
      ...MessageMetadata.shape,
      actions: z.array(Action).optional(),
      changes: z.array(Change).optional(),
    }),
    author: author.describe(
      'Who wrote it, for the people of the project; null: an account that is gone. Answers of the assistant have none.',
    ),
    createdAt: instant,
  })
  .meta({ id: 'Message' })

/** A design as a file, at an address that whoever has it may fetch until it expires. */
export const DesignFile = z
  .object({
    format: z.enum(['png', 'svg', 'pdf', 'tsx']).describe('What it is.'),
    name: z.string().nullable().describe('The side or page that it shows; null: all of them.'),
    url: z.string().describe('The path on this server, signed. It needs no key and no cookie.'),
    expiresAt: instant.describe('From then on the address answers 403.'),
  })
  .meta({ id: 'DesignFile' })

const widths = PICTURE_WIDTHS.map((width) => `w=${width}`).join(' or ')
const imageUrl = z
  .string()
  .describe(`The path of the picture; with ${widths} in its query, of a WebP no wider than this.`)

/** One side or page of a design: a card has a front and a back, a site its pages; `name` says which. */
export const Picture = z.object({ name: z.string(), imageUrl, width: z.int(), height: z.int() })

export const Design = z
  .object({
    id,
    title: z.string(),
    /** What its files are called, without side, scale and extension: 'Ember & Oak logo 2 v3'. */
    fileName: z.string(),
    kind: z.string(),
    imageUrl,
    /** WebP, 480 pixels wide at most. */
    thumbnailUrl: z.string(),
    /** A few pixels as a data address, shown until the picture has come. */
    placeholder: z.string().optional(),
    /** Pixels of the picture. */
    width: z.int(),
    height: z.int(),
    pictures: z.array(Picture),
    prompt: z.string(),
    modificationPrompt: z.string().nullable(),
    versionNumber: z.int(),
    parentDesignId: id.nullable(),
    changes: z.array(Change),
    author: author.describe(
      'Who asked for it or made it by hand, for the people of a project that several work on; null: an account that is gone.',
    ),
    approved: z
      .literal(true)
      .optional()
      .describe(
        'This version was approved at a review link, which nobody has taken back since; in what is your own or shared with you.',
      ),
    /** Where it is at home; null: with a guest's browser. */
    projectId: id.nullable(),
    /** The path of its project's page on this server. */
    pageUrl: z.string().nullable(),
    /** Where `outputs` were asked for. */
    files: z.array(DesignFile).optional(),
    createdAt: instant,
  })
  .meta({ id: 'Design' })

/** A design as walls of projects show it. */
const PreviewDesign = Design.pick({
  id: true,
  title: true,
  imageUrl: true,
  thumbnailUrl: true,
  placeholder: true,
  width: true,
  height: true,
  approved: true,
}).meta({ id: 'PreviewDesign' })

export const Project = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    isPublic: z.boolean(),
    /** The local id that this work had in the browser of a guest, for projects that came with a sign-up or sign-in. */
    guestProjectId: z.string().nullable(),
    /** Thumbnail of the latest design; in lists. */
    previewUrl: z.string().nullable().optional(),
    /** The latest versions, up to four; in lists of one's own. */
    previewDesigns: z.array(PreviewDesign).optional(),
    /** Designs with all their versions; in lists of one's own. */
    designCount: z.int().optional(),
    access: z
      .enum(ROLES)
      .nullable()
      .describe('What you are to it: an editor may change it, a viewer look at it; null: you see what was published.'),
    ownerName: z.string().optional().describe('Whose it is; in what is shared with you.'),
    memberCount: z.int().optional().describe('People besides the owner; in lists.'),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Project' })

/** What somebody with a review link answered. */
export const ReviewEntry = z
  .object({
    id,
    kind: z.enum(['comment', 'approved', 'changes']),
    /** As they called themselves. */
    name: z.string(),
    text: z.string(),
    place: z
      .object({
        side: z.int(),
        x: z.number().describe('From the left, as a share of the width.'),
        y: z.number().describe('From the top, as a share of the height.'),
      })
      .nullable()
      .describe('What it is about; null: the whole design.'),
    /** Of the design, when it was said. */
    versionNumber: z.int(),
    sceneHash: z
      .string()
      .nullable()
      .describe('SHA-256 of the design that was approved, in hex; null: it is no approval.'),
    isResolved: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'ReviewEntry' })

/** A link at which a design can be looked at and answered, as the person sees it whose design it is. */
export const Review = z
  .object({
    id,
    path: z.string().describe('The page that it leads to, on this server.'),
    /** The version that is shown. */
    designId: id,
    versionNumber: z.int(),
    createdAt: instant,
    /** Null: it works until it is revoked. */
    expiresAt: instant.nullable(),
    /** The oldest first. */
    entries: z.array(ReviewEntry),
  })
  .meta({ id: 'Review' })

/** A published project as the gallery shows it. */
export const GalleryProject = z
  .object({
    id,
    title: z.string(),
    createdAt: instant,
    /** The latest versions, up to four. */
    previewDesigns: z.array(PreviewDesign),
    designCount: z.int(),
    isOwner: z.boolean(),
  })
  .meta({ id: 'GalleryProject' })

export const STAGES = ['reading', 'directing', 'composing', 'painting'] as const
export const Stage = z.enum(STAGES)

/** A concept that is painted while others of its answer are not: it has no address yet. */
export const EarlyConcept = z.object({
  /** In the answer, from 1. */
  position: z.int().min(1),
  title: z.string(),
  /** Pixels of its picture. */
  width: z.int(),
  height: z.int(),
  /** A small picture of it, as a data URL. */
  url: z.string(),
  /** The model that draws it; absent: the built-in engine. */
  by: z.string().optional(),
  /** It is still being drawn: the next one of this position takes its place. */
  growing: z.literal(true).optional(),
})

/** A generation: a durable job that ends exactly once. */
export const Prediction = z
  .object({
    id,
    status: z.enum(['starting', 'processing', 'succeeded', 'failed']),
    /** Addresses of the pictures, one a design; absent until it has succeeded. */
    output: z.array(z.string()).optional(),
    designId: id.optional(),
    designIds: z.array(id).optional(),
    designs: z.array(Design).optional(),
    replitPrompt: z.string().nullable().optional(),
    /** The assistant's words: the confirmation, what was done, or a question. */
    message: z.string().optional(),
    /** 'What I understood', line by line. */
    understood: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
    /** For new designs: what was asked for, each once. */
    asked: z.array(CheckedAsk).optional(),
    /** For an edit: what changed. */
    changes: z.array(Change).optional(),
    /** For a sheet: what was changed so that every word can be read, and what was understood otherwise than it was written. */
    remarks: z.array(z.string()).optional(),
    /** Prompts to go on with: for an edit that was not understood what would be, for talk examples. */
    suggestions: z.array(z.string()).optional(),
    /** For a wish of which nothing says whether it is a change or a new design: both. */
    choices: z.array(Choice).optional(),
    /** For a wish that is no edit (export, share, account): what does it, a file or a page of the product. */
    actions: z.array(Action).optional(),
    /** While it works. */
    progress: z
      .object({
        stage: Stage,
        fraction: z.number().min(0).max(1),
        /** Concepts that can be looked at while others are painted; in a stream of events each comes once for each picture of it. */
        concepts: z.array(EarlyConcept).optional(),
      })
      .optional(),
    /** Why it failed, for people. */
    error: z.string().optional(),
  })
  .meta({ id: 'Prediction' })

export const ArticleSummary = z
  .object({
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    author: z.string(),
    category: z.string(),
    tags: z.array(z.string()),
    featuredImage: z.string().nullable(),
    /** Null: not dated yet. */
    publishedAt: instant.nullable(),
    /** Minutes, at 200 words a minute. */
    readMinutes: z.int(),
  })
  .meta({ id: 'ArticleSummary' })

export const Article = z
  .object({
    ...ArticleSummary.shape,
    /** HTML, cleaned. */
    content: z.string(),
    isPublished: z.boolean(),
    bubbleId: z.string().nullable(),
    updatedAt: instant,
  })
  .meta({ id: 'Article' })

export const INQUIRY_TYPES = ['general', 'support', 'sales', 'partnership', 'press', 'feedback'] as const

/** A message of the contact form, as the team sees it. */
export const ContactMessage = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    inquiryType: z.enum(INQUIRY_TYPES),
    subject: z.string(),
    message: z.string(),
    createdAt: instant,
    /** Null: not yet. */
    readAt: instant.nullable(),
    answeredAt: instant.nullable(),
  })
  .meta({ id: 'ContactMessage' })

/** Deleted, logged out, …: nothing more to say. */
export const Done = z.object({ ok: z.literal(true) })

/** A file to keep, as the handler of its endpoint answers it. */
export const FileAnswer = z.object({
  /** What the browser saves it as. */
  name: z.string(),
  /** Media type. */
  type: z.string(),
  /** Bytes, or a stream of them. */
  content: z.unknown(),
})
