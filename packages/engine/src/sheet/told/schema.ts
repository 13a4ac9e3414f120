/** The grammar as a JSON schema of sheets that are written as trees: for programs, and for models that answer in JSON. */
import { ELEMENTS } from '../grammar/elements.ts'
import type { Element } from '../grammar/row.ts'

function definition({ name, doc, attributes, children, words }: Element): Record<string, unknown> {
  return {
    type: 'object',
    description: doc,
    additionalProperties: false,
    required: ['element'],
    properties: {
      element: { const: name },
      attributes: {
        type: 'object',
        additionalProperties: false,
        required: attributes.filter(({ required }) => required).map((one) => one.name),
        properties: Object.fromEntries(
          attributes.map((one) => [one.name, { ...one.type.schema, description: one.doc }]),
        ),
      },
      ...(words && { words: { type: 'string' } }),
      ...(children.length > 0 && {
        children: { type: 'array', items: { anyOf: children.map((child) => ({ $ref: `#/$defs/${child}` })) } },
      }),
    },
  }
}

export const sheetSchema = (): Record<string, unknown> => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A sheet of Limner',
  $ref: '#/$defs/sheet',
  $defs: Object.fromEntries(ELEMENTS.map((element) => [element.name, definition(element)])),
})
