import { type APIRequestContext, expect } from '@playwright/test';

/** Asks the server as a demo account, as any GraphQL client can. */
export const callAs = async (request: APIRequestContext, account: string) => {
  const post = async (query: string, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const response = await request.post('/graphql', { data: { query }, headers });
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    return data;
  };
  const { login } = await post(
    `mutation { login(username: "${account}", password: "nestling-demo") { access_token user { id } } }`,
  );
  return { id: Number(login.user.id), ask: (query: string) => post(query, login.access_token) };
};

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});

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
    const [date, time] = local.format(new Date()).split(' ');
    const { saveUserStudentCheckInOutActivity: done } = await ask(
      `mutation { saveUserStudentCheckInOutActivity(students: [${ava.id}], date: "${date}", time: "${time}", action_by: ${id}, action: "${action}") { status message } }`,
    );
    expect(done).toMatchObject({ status: 'Success' });
  };
};
