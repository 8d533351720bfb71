// Prints the names of the children who are at a location now, one a line: node who-is-here.mjs <location>
const { NESTLING_URL, NESTLING_TOKEN } = process.env;
const [, , location] = process.argv;
const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format();
const query = `query ($location: ID!, $date: Date!) {
  getStudentAttendance(location: $location, date: $date) { state student { full_name } }
}`;
const response = await fetch(`${NESTLING_URL}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${NESTLING_TOKEN}` },
  body: JSON.stringify({ query, variables: { location, date } }),
});
const { data, errors } = await response.json();
if (errors) throw new Error(errors[0].message);
for (const { state, student } of data.getStudentAttendance) if (state === 'in') console.log(student.full_name);
