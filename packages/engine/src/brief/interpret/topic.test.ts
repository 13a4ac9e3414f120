import { describe, expect, test } from 'vitest'
import { readBrief } from '../read.ts'
import { completeCopy } from '../write/complete.ts'

const titles = (prompt: string) => (readBrief(prompt).purpose?.topics ?? []).map(({ title }) => title)

describe('a title is what is sold, shown or held, without words of offices and praise', () => {
  test.each([
    ['Promote our winter sports items', 'winter sports'],
    ['Promote smoked cheese and honey products', 'smoked cheese and honey'],
    ['Promote our high-quality garden chairs', 'garden chairs'],
    ['Promote our healthy and tasty lentil soup', 'lentil soup'],
    ['Create a banner for a dog expo event', 'dog expo'],
    ['Promote our lunch event', 'lunch event'],
    ['Highlight interesting facts about river otters', 'river otters'],
    ['A poster that shows how to fold a paper boat', 'how to fold a paper boat'],
    ['Promote our sale of oak tables', 'oak tables'],
    ['Promote the freshness of our mountain cheese', 'mountain cheese'],
  ])('%s: %s', (prompt, title) => {
    expect(titles(prompt)[0]).toBe(title)
  })

  test.each([
    ['Promote our weekly assortment', 'weekly assortment'],
    ['Promote our healthy menu options', 'menu options'],
    ['Promote our special promotional offer', 'promotional offer'],
    ['Convey the idea of mountain life and freedom', 'mountain life'],
    ['Promote a rising star rider', 'rising star rider'],
    ['Promote updates and news', 'updates and news'],
    ['Motivate them to buy eggs with the 15% discount offer for family meals', 'family meals'],
    ['Promote our restaurant’s offerings', 'offerings'],
  ])('%s: no %s', (prompt, title) => {
    expect(titles(prompt).join(' | ')).not.toContain(title)
  })
})

const headlines = (prompt: string) => (completeCopy(readBrief(prompt)).variants ?? []).map(({ headline }) => headline)
const buttons = (prompt: string) => (completeCopy(readBrief(prompt)).variants ?? []).map(({ button }) => button)

describe('what people are to do', () => {
  test.each([
    ['A banner for a nursery. Encourage parents to buy baby equipment.', 'Buy baby equipment'],
    ['A banner for a grill house. Encourage people to try it.', 'Try it'],
    ['A banner for a club. Encourage people to join.', 'Join us'],
    ['A banner for a bistro. Encourage guests to try our special offerings.', 'Try our special offerings'],
  ])('%s is a button and no headline: %s', (prompt, line) => {
    expect(headlines(prompt)).not.toContain(line)
  })

  test('who is to buy a ticket gets one', () => {
    expect(buttons('A banner for a circus. Encourage families to buy tickets.')[0]).toBe('Get tickets')
  })
})

describe('pages', () => {
  const about = (prompt: string) => readBrief(prompt).page?.about
  test.each([
    ['Please implement a harbour traffic management website for pilots', 'harbour traffic management'],
    ['Build a modern, web-based blood donor registration website', 'blood donor registration'],
    ['Build a solar dashboard', undefined],
    ["Build a children's puzzle game website", undefined],
    ['Build a website', undefined],
  ])('%s is of %s', (prompt, subject) => {
    expect(about(prompt)).toBe(subject)
  })

  test('one that is worked with says what it is for, and sets no function of a form', () => {
    const prompt =
      'Please implement a harbour traffic management system. Users should be able to view berth data, delete records, fill out forms, manage ships and generate reports.'
    const lines = headlines(prompt)
    expect(lines).toContain('Harbour traffic management at a glance')
    expect(lines.join(' | ')).not.toMatch(/View|Delete|Fill|Generate/)
    expect(lines).toContain('Manage ships')
  })
})

describe('days and trades', () => {
  const purpose = (prompt: string) => readBrief(prompt).purpose
  test.each([
    ['A banner for prams for expectant mothers', 'mothers-day'],
    ['Create a post to increase appreciation for nurses', 'thanks'],
  ])('%s is of no %s', (prompt, day) => {
    expect(purpose(prompt)?.occasion).not.toBe(day)
  })

  test('what is done names no trade', () => {
    expect(purpose('Build a site for publishing and storing tax returns')?.trade).not.toMatch(/^books/)
  })

  test('lines of a day stand alone where nothing is sold', () => {
    const lines = headlines("Create a post for Father's Day to say how much we love our fathers")
    expect(lines.join(' | ')).not.toMatch(/Love finds its way|Side by side/)
  })
})

test('no concept repeats another’s line while there are others', () => {
  const variants = completeCopy(readBrief('Create an Instagram post for a tea house')).variants ?? []
  const lines = variants.map(({ line }) => line)
  expect(new Set(lines).size).toBe(4)
})
