// The SQL statements for PostgreSQL. Each has a name, so that a connection prepares it once. A growing log is in `rows`;
// archived, it is one compressed value in `shelved`, and later rows are in `rows` again.

export interface Statement {
  readonly name: string
  readonly text: string
}

const statement = (name: string, text: string): Statement => ({ name, text })

/**
 * Row `after` is there, in whichever of the two; 0 is always there, unless the log was put away whole. Not by EXISTS, which
 * PostgreSQL likes to answer for a whole batch from a hash of all rows of all logs: each move would cost more than the last.
 */
const FOLLOWS = `
  ((SELECT true FROM rows WHERE rows.log = wanted.log AND rows.seq = wanted.after) IS TRUE
   OR coalesce((SELECT max(length) FROM shelved WHERE shelved.log = wanted.log), 0) = wanted.after)`

/**
 * One row each for many logs. The primary key is the lock: who comes second adds nothing, without an error that would take the
 * others with it. In the order of logs, so that two nodes never wait for each other.
 */
export const APPEND = statement(
  'append',
  `INSERT INTO rows (log, seq, text)
   SELECT log, after + 1, text FROM unnest($1::text[], $2::bigint[], $3::text[]) AS wanted (log, after, text)
   WHERE ${FOLLOWS}
   ORDER BY log COLLATE "C"
   ON CONFLICT DO NOTHING
   RETURNING log`,
)
/** Several rows of one log, all or none: fails if one of them exists. */
export const APPEND_MANY = statement(
  'append many',
  `INSERT INTO rows (log, seq, text)
   SELECT log, after + n, text
   FROM (SELECT $1::text AS log, $2::bigint AS after) AS wanted, unnest($3::text[]) WITH ORDINALITY AS t (text, n)
   WHERE ${FOLLOWS}`,
)
export const READ = statement(
  'read',
  `SELECT text FROM (
     SELECT n AS seq, text FROM shelved, unnest(texts) WITH ORDINALITY AS t (text, n) WHERE log = $1 AND n >= $2
     UNION ALL
     SELECT seq, text FROM rows WHERE log = $1 AND seq >= $2
   ) AS whole ORDER BY seq LIMIT $3`,
)
export const LENGTH = statement(
  'length',
  `SELECT coalesce(max(seq), (SELECT max(length) FROM shelved WHERE log = $1), 0)::int AS length
   FROM rows WHERE log = $1`,
)
export const LENGTHS = statement(
  'lengths',
  `SELECT log, coalesce((SELECT max(seq) FROM rows WHERE rows.log = wanted.log),
                        (SELECT max(length) FROM shelved WHERE shelved.log = wanted.log), 0)::int AS length
   FROM unnest($1::text[]) AS wanted (log)`,
)
export const DROP = statement(
  'drop',
  `WITH gone AS (DELETE FROM shelved WHERE log = $1) DELETE FROM rows WHERE log = $1`,
)
/** Archives what is in `rows`, behind what was archived before. */
export const SHELVE = statement(
  'shelve',
  `WITH taken AS (DELETE FROM rows WHERE log = $1 RETURNING seq, text),
        before AS (DELETE FROM shelved WHERE log = $1 AND EXISTS (SELECT FROM taken) RETURNING texts),
        whole AS (
          SELECT coalesce((SELECT texts FROM before), '{}') || (SELECT array_agg(text ORDER BY seq) FROM taken) AS texts
        )
   INSERT INTO shelved (log, month, length, texts)
   SELECT $1, date_trunc('month', now() AT TIME ZONE 'UTC')::date, cardinality(texts), texts
   FROM whole WHERE EXISTS (SELECT FROM taken)`,
)

export const ADD = statement(
  'add',
  `INSERT INTO documents (kind, id, version, text) VALUES ($1, $2, 1, $3) ON CONFLICT DO NOTHING`,
)
export const CHANGE = statement(
  'change',
  `UPDATE documents SET version = version + 1, text = $3 WHERE kind = $1 AND id = $2 AND version = $4`,
)
export const REMOVE = statement('remove', `DELETE FROM documents WHERE kind = $1 AND id = $2`)
export const REMOVE_VERSION = statement(
  'remove version',
  `DELETE FROM documents WHERE kind = $1 AND id = $2 AND version = $3`,
)
export const GET = statement('get', `SELECT id, version, text FROM documents WHERE kind = $1 AND id = $2`)
export const VERSIONS = statement(
  'versions',
  `SELECT id, version FROM documents WHERE kind = $1 AND id = ANY ($2::text[])`,
)
export const LIST = statement('list', `SELECT id, version, text FROM documents WHERE kind = $1 ORDER BY id LIMIT $2`)
export const LIST_AFTER = statement(
  'list after',
  `SELECT id, version, text FROM documents WHERE kind = $1 AND id > $3 ORDER BY id LIMIT $2`,
)

export const SET_TIMER = statement(
  'set timer',
  `INSERT INTO timers (id, due, free, text) VALUES ($1, $2, $2, $3)
   ON CONFLICT (id) DO UPDATE SET due = excluded.due, free = excluded.free, text = excluded.text`,
)
export const CLEAR_TIMER = statement('clear timer', `DELETE FROM timers WHERE id = $1`)
/** Skips those that another node is taking at the same time. */
export const CLAIM_TIMERS = statement(
  'claim timers',
  `WITH ringing AS MATERIALIZED (
     SELECT id FROM timers WHERE free <= $1 AND due <= $1 ORDER BY due, id LIMIT $3 FOR UPDATE SKIP LOCKED
   )
   UPDATE timers SET free = $1::bigint + $2::bigint FROM ringing WHERE timers.id = ringing.id
   RETURNING timers.id, timers.due, timers.text`,
)
export const KEEP_TIMERS = statement(
  'keep timers',
  `UPDATE timers SET free = $4::bigint, due = least(due, $4::bigint), text = coalesce(held.text, timers.text)
   FROM unnest($1::text[], $2::bigint[], $3::text[]) AS held (id, until, text)
   WHERE timers.id = held.id AND timers.free = held.until RETURNING timers.id`,
)
export const TAKE_TIMERS = statement(
  'take timers',
  `UPDATE timers SET due = least(due, $2::bigint), free = $3::bigint
   WHERE id = ANY ($1::text[]) AND (free = due OR free <= $2::bigint) RETURNING id`,
)
export const RETURN_TIMERS = statement(
  'return timers',
  `UPDATE timers SET due = returned.due, free = returned.due, text = ''
   FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS returned (id, until, due)
   WHERE timers.id = returned.id AND timers.free = returned.until RETURNING timers.id`,
)
export const TIME = statement('time', `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`)
