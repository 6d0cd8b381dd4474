// The coach at a table alone: what can I do, what matters, what would you do; by key and by touch.

import { describe, expect, test } from 'vitest'
import { axe } from '../support/axe.ts'
import { openHouse } from '../support/house.ts'

const house = openHouse()

describe('the coach', () => {
  test('comes by its key, thinks when it is asked, says what, why and at what risk, and plays nothing', async () => {
    const { page, problems } = await house.visitor()
    await page.goto('/')
    await page.getByRole('button', { name: 'Play bots: BANG! The Dice Game' }).click()
    await page.getByRole('button', { name: 'No, thanks' }).click()
    await page.click('[data-ref="do:roll"]')
    await page.waitForSelector('.table-frame[data-mine] [data-ref="do:stop"]')
    const seq = await page.getAttribute('.table-frame', 'data-seq')
    await page.keyboard.press('h')
    const coach = page.getByRole('dialog', { name: 'The coach' })
    await coach.getByRole('heading', { name: 'What can I do?' }).waitFor()
    expect(await coach.locator('li').count()).toBeGreaterThan(1)
    await page.keyboard.press('Enter') // what there is to press has the focus
    await coach.locator('.coach-says').waitFor()
    expect(await coach.locator('.coach-says').textContent()).toMatch(/^I would: \S/)
    expect(await coach.innerText()).toMatch(/of a hundred/)
    expect(await coach.innerText()).toMatch(/unluckiest fifth/)
    expect(await coach.locator('table tr').count()).toBeGreaterThan(1)
    expect(await coach.innerText()).not.toMatch(/because\.|risk\.|coach\.|\{/)
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await coach.waitFor({ state: 'detached' })
    expect(await page.getAttribute('.table-frame', 'data-seq')).toBe(seq)
    expect(problems).toEqual([])
  })

  test('comes from the menu by touch, in French, and can be sent away while it thinks', async () => {
    const { page, problems } = await house.visitor({ size: 'phone', locale: 'fr', hasTouch: true })
    await page.goto('/')
    await page.getByRole('button', { name: 'Contre des bots : WANTED!' }).tap()
    await page.getByRole('button', { name: 'Non merci' }).tap()
    await page.waitForSelector('.table-frame[data-mine]')
    const ask = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Menu de la table' }).tap()
      await page.getByRole('button', { name: 'Demander conseil' }).tap()
      await page.getByRole('button', { name: 'Y réfléchir' }).tap()
    }
    const coach = page.getByRole('dialog', { name: 'Le conseiller' })
    await ask()
    await coach.getByRole('button', { name: 'Fermer' }).tap()
    await coach.waitFor({ state: 'detached' })
    await ask()
    await coach.locator('.coach-says').waitFor()
    expect(await coach.innerText()).not.toMatch(/because\.|risk\.|coach\.|\{/)
    const box = (await coach.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(390)
    expect(await axe(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('stays out of tutorials, and says so', async () => {
    const { page } = await house.visitor()
    await page.goto('/learn/wanted-one')
    await page.waitForSelector('.table-frame[data-lesson] .lesson-note')
    await page.keyboard.press('h')
    await page.getByText('The coach only sits at tables where you play alone').first().waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})
