import { type APIRequestContext, expect } from '@playwright/test';

/** Asks the server as a demo account, as any GraphQL client can. */
export const callAs = async (request: APIRequestContext, account: string) => {
  const post = async (query: string, token?: string, variables: object = {}) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const ask = async () => (await request.post('/graphql', { data: { query, variables }, headers })).json();
    let answer = await ask();
    // A busy server says to come again, having done nothing: a page does so by itself.
    for (let tries = 10; tries > 0 && answer.errors?.[0]?.extensions?.code === 'NOT_READY'; tries -= 1) {
      await new Promise((wake) => setTimeout(wake, 2_000));
      answer = await ask();
    }
    expect(answer.errors).toBeUndefined();
    return answer.data;
  };
  const { login } = await post(
    `mutation { login(username: "${account}", password: "nestling-demo") { access_token user { id } } }`,
  );
  return {
    id: Number(login.user.id),
    ask: (query: string, variables?: object) => post(query, login.access_token, variables),
  };
};

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as staff write it down: its day and its time at the demo's locations. */
export const stated = (at: Date): string[] => local.format(at).split(' ');

/** Whether it is Saturday or Sunday at the demo's locations, whose plans are of weekdays. */
export const isWeekend = (): boolean => [0, 6].includes(new Date(stated(new Date())[0] ?? '').getUTCDay());

/** A teacher who checks Ava in or out; where she is that already, nothing happens. */
export const teacherOfAva = async (request: APIRequestContext) => {
  const { id, ask } = await callAs(request, 'teacher');
  const { me } = await ask('{ me { locations { id } } }');
  return async (action: 'in' | 'out'): Promise<void> => {
    const { getActiveStudents } = await ask(
      `{ getActiveStudents(location: ${me.locations[0].id}) { id full_name checked_in_out } }`,
    );
    const ava = getActiveStudents.find(({ full_name }: { full_name: string }) => full_name === 'Ava Lopez');
    if ((ava.checked_in_out.state === 'in') === (action === 'in')) return;
    const [date, time] = stated(new Date());
    const { saveUserStudentCheckInOutActivity: done } = await ask(
      `mutation { saveUserStudentCheckInOutActivity(students: [${ava.id}], date: "${date}", time: "${time}", action_by: ${id}, action: "${action}") { status message } }`,
    );
    expect(done).toMatchObject({ status: 'Success' });
  };
};
