import { Client, type Pool } from 'pg';
import { signInPeople } from './people.ts';
import { endSessions } from './revocations.ts';

const listenerCount = 20;

async function startListener(address: string) {
  const connection = new Client({ connectionString: address });
  const received = new Set<string | undefined>();
  connection.on('notification', ({ payload }) => received.add(payload));
  await connection.connect();
  await connection.query('listen viewer_changed');
  return { connection, received };
}

/**
 * How many revocations a listener had not received when it answered a question that was asked after PostgreSQL had
 * acknowledged the commit; and, for comparison, after another session could already see it.
 */
export async function missedRevocations(admin: Pool, address: string, revocations: number) {
  const missed = { afterAcknowledged: 0, afterVisible: 0 };
  const people = await signInPeople(revocations, admin);
  const listeners = await Promise.all(Array.from({ length: listenerCount }, () => startListener(address)));
  const isMissing = async (id: string, number: number) => {
    const { connection, received } = listeners[number % listenerCount]!;
    await connection.query('select 1');
    return !received.has(id);
  };
  for (const [number, { id }] of people.entries()) {
    const acknowledged = admin.query(endSessions(id));
    const isVisible = `select from app.session where profile_id = '${id}' and revoked_at is not null`;
    while ((await admin.query(isVisible)).rowCount === 0);
    if (await isMissing(id, number)) missed.afterVisible += 1;
    await acknowledged;
    if (await isMissing(id, number + 1)) missed.afterAcknowledged += 1;
  }
  await Promise.all(listeners.map(({ connection }) => connection.end()));
  return { revocations, ...missed };
}
