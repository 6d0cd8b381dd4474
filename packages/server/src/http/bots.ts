// Whom one can play against.

import { BOTS, CHARACTERS, LEVELS, PERSONALITIES, botsEn, botsFr } from '@saloon/bots'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'

const inEveryLanguage = z.object({ en: z.string(), fr: z.string() })
const named = z.object({ id: z.string(), names: inEveryLanguage })
const dial = z.int().min(0).max(10)

export function addBotRoutes(app: FastifyInstance): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/bots',
    {
      schema: {
        summary:
          'The bots of the house, their levels and their characters; which levels a game has is told with the game',
        response: {
          200: z.object({
            bots: z.array(named),
            levels: z.array(named),
            personalities: z.array(
              named.extend({
                manners: inEveryLanguage,
                level: z.enum(LEVELS),
                dials: z.object({
                  aggression: dial,
                  risk: dial,
                  memory: dial,
                  bluff: dial,
                  grudge: dial,
                  tempo: dial,
                }),
              }),
            ),
          }),
        },
      },
    },
    () => ({
      bots: BOTS.map((id) => ({ id, names: { en: botsEn[`bot.${id}`], fr: botsFr[`bot.${id}`] } })),
      levels: LEVELS.map((id) => ({ id, names: { en: botsEn[`level.${id}`], fr: botsFr[`level.${id}`] } })),
      personalities: PERSONALITIES.map((id) => ({
        id,
        names: { en: botsEn[`personality.${id}`], fr: botsFr[`personality.${id}`] },
        manners: { en: botsEn[`personality.${id}.manner`], fr: botsFr[`personality.${id}.manner`] },
        ...CHARACTERS[id],
      })),
    }),
  )
}
