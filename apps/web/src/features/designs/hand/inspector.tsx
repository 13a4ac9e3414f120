/** What is selected, and what can be done with it. */
import type { ComponentProps, ReactNode } from 'react'
import { called, type English, english, many, t } from '../../../lib/language/translate.ts'
import type { IconName } from '../../../ui/icon.tsx'
import { StageButton } from '../stage/stage-button.tsx'
import { ColourControls } from './colour/colour-controls.tsx'
import { NumberField, Section } from './fields.tsx'
import { isInDrawing } from './inner.ts'
import { ALIGNMENTS, type Alignment, around } from './measure/geometry.ts'
import { boundsOf, turned } from './measure/turned.ts'
import { GroupName, LockedPart, type PartActions, PartSection } from './part-section.tsx'
import { TextControls } from './text-controls.tsx'
import type { Part, Parts } from './use-hand.ts'

interface Props extends PartActions, Pick<ComponentProps<typeof ColourControls>, 'brand' | 'onPick'> {
  selected: readonly Part[]
  locked: ReadonlySet<string>
  parts: Parts
  busy: boolean
  /** The drawing that is open. */
  inside?: Part | undefined
  /** What is done with the chosen picture alone. */
  picture?: ReactNode
  /** How far the chosen part alone is from others. */
  distances?: ReactNode
  /** Where there is no room for both: how it looks, or where it stands. */
  half?: 'look' | 'place' | undefined
}

export function Inspector({ selected, locked, inside, ...rest }: Props) {
  const [part, ...others] = selected
  if (!part)
    return (
      <p className="border-t border-line px-3 py-3 text-xs text-ink-2">
        {inside
          ? t('Inside {name}: press a shape to select it, with Shift several. Esc leaves.', {
              name: called(inside.name),
            })
          : rest.half
            ? t(
                'Press a part to select it. Pull it to move it, its handles to change its size, the one above it to rotate it. A double press writes, and goes into a group. Two fingers magnify.',
              )
            : t(
                'Press a part to select it, with Shift several. Pull it to move it, its handles to change its size, the one above it to rotate it. A double press writes, and goes into a group.',
              )}
      </p>
    )
  if (selected.some(({ id }) => locked.has(id)))
    return (
      <LockedPart
        name={called(part.name)}
        isOwn={others.length === 0 && part.locked === true}
        busy={rest.busy}
        onUnlock={rest.onLock}
      />
    )
  return <Chosen {...rest} part={part} selected={selected} />
}

interface ChosenProps extends Omit<Props, 'locked' | 'inside'> {
  /** The first of those that are selected. */
  part: Part
}

function Chosen({ part, selected, half, ...rest }: ChosenProps) {
  const isOne = selected.length === 1
  return (
    <div data-chosen>
      <div className="border-t border-line px-3 py-2">
        <p dir="auto" className="truncate text-sm font-medium">
          {isOne ? called(part.name) : many(selected.length, '# part', '# parts')}
        </p>
      </div>
      {half === 'look' && <PartSection {...rest} part={part} count={selected.length} />}
      {half !== 'place' && <Look {...rest} part={part} isOne={isOne} />}
      {half !== 'look' && <Place {...rest} part={part} selected={selected} isOne={isOne} />}
      {!half && <PartSection {...rest} part={part} count={selected.length} />}
    </div>
  )
}

interface HalfProps extends Omit<ChosenProps, 'selected' | 'half'> {
  isOne: boolean
}

function Look({ part, parts, brand, busy, isOne, picture, onPick, ...actions }: HalfProps) {
  if (!isOne) return null
  return (
    <>
      {part.grouped && !isInDrawing(part) && <GroupName part={part} busy={busy} onName={actions.onName} />}
      {picture}
      <TextControls part={part} typography={parts.typography} busy={busy} onStyle={actions.onStyle} />
      <ColourControls {...{ part, parts, brand, busy, onPick }} onColour={(colour) => actions.onStyle({ colour })} />
    </>
  )
}

function Place({ part, selected, busy, isOne, distances, ...actions }: HalfProps & Pick<Props, 'selected'>) {
  return (
    <>
      <BoxFields selected={selected} busy={busy} onBox={actions.onBox} onRotate={actions.onRotate} />
      {isOne && distances}
      <Arrange busy={busy} count={selected.length} canOrder={isOne && !isInDrawing(part)} {...actions} />
    </>
  )
}

interface BoxProps extends Pick<PartActions, 'onBox' | 'onRotate'> {
  selected: readonly Part[]
  busy: boolean
}

/** Of one part its own box and angle; of several the box around them, and how far they are rotated together. */
function BoxFields({ selected, busy, onBox, onRotate }: BoxProps) {
  const [only, ...others] = selected
  const isOne = others.length === 0
  const box = isOne && only ? only.box : around(selected.map((part) => boundsOf(turned(part))))
  return (
    <Section title={t('Place and size')}>
      <div className="grid grid-cols-2 gap-x-3 gap-y-1.5">
        <NumberField label="X" value={box.x} disabled={busy} onChange={(x) => onBox({ ...box, x })} />
        <NumberField label="Y" value={box.y} disabled={busy} onChange={(y) => onBox({ ...box, y })} />
        <NumberField
          label="W"
          value={box.width}
          least={1}
          disabled={busy}
          onChange={(width) => onBox({ ...box, width })}
        />
        <NumberField
          label="H"
          value={box.height}
          least={1}
          disabled={busy}
          onChange={(height) => onBox({ ...box, height })}
        />
        {!selected.some(isInDrawing) && (
          <NumberField
            label={isOne ? t('Angle') : t('Rotate by')}
            unit="°"
            value={isOne ? (only?.rotate ?? 0) : 0}
            least={-360}
            most={360}
            disabled={busy}
            onChange={onRotate}
          />
        )}
      </div>
    </Section>
  )
}

const ORDERS = [
  ['front', english('To front')],
  ['forward', english('Forward')],
  ['backward', english('Backward')],
  ['back', english('To back')],
] as const

const NAMES: Record<Alignment, { icon: IconName; word: English; name: English }> = {
  left: { icon: 'alignLeft', word: english('Left'), name: english('Align left') },
  centre: { icon: 'alignCentre', word: english('Centre'), name: english('Align centre') },
  right: { icon: 'alignRight', word: english('Right'), name: english('Align right') },
  top: { icon: 'alignTop', word: english('Top'), name: english('Align top') },
  middle: { icon: 'alignMiddle', word: english('Middle'), name: english('Align middle') },
  bottom: { icon: 'alignBottom', word: english('Bottom'), name: english('Align bottom') },
}

interface ArrangeProps extends Pick<PartActions, 'onAlign' | 'onDistribute' | 'onOrder'> {
  busy: boolean
  count: number
  /** Among what lies there. */
  canOrder: boolean
}

function Arrange({ busy, count, canOrder, onAlign, onDistribute, onOrder }: ArrangeProps) {
  return (
    <Section title={count > 1 ? t('Line up with one another') : t('Line up with the artboard')}>
      <div className="flex flex-wrap">
        {ALIGNMENTS.map((to) => (
          <StageButton
            key={to}
            icon={NAMES[to].icon}
            name={t(NAMES[to].name)}
            word={t(NAMES[to].word)}
            disabled={busy}
            onClick={() => onAlign(to)}
          />
        ))}
        {count > 2 && (
          <>
            <StageButton
              icon="distributeAcross"
              word={t('Distribute across')}
              disabled={busy}
              onClick={() => onDistribute('x')}
            />
            <StageButton
              icon="distributeDown"
              word={t('Distribute down')}
              disabled={busy}
              onClick={() => onDistribute('y')}
            />
          </>
        )}
        {canOrder &&
          ORDERS.map(([to, word]) => (
            <StageButton key={to} icon={to} word={t(word)} disabled={busy} onClick={() => onOrder(to)} />
          ))}
      </div>
    </Section>
  )
}
