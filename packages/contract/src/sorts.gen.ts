// Printed by apps/api/src/print-operations.ts from the calls; do not edit.

/** What the list of a query can be sorted by. */
export const sorts: Readonly<Record<string, readonly string[]>> = {
  getBillingStudentsOverview: ["student"],
  blogs: ["title","category","author","date"],
  cameras: ["camera"],
  centersList: ["name","status","plan","added","changed"],
  getAwsCenterDatabases: ["name","database","last","size"],
  getDemoRequests: ["name","company","created"],
  customers: ["name","company","created"],
  centerInvoices: ["issued","paid","amount","center"],
  centerPayments: ["issued","paid","amount","center"],
  streams: ["name","url"],
  medicationAuthorizations: ["child","medicine","days","status"],
  medicationEvents: ["at","child","medicine"],
  ManagerIncidents: ["name","status","asked"],
  Incidents: ["name","status","asked"],
  locations: ["name","state"],
  newsletters: ["name","changed"],
  students: ["name","room","age"],
  portfolios: ["student","start_date","status"],
  tickets: ["number","name","status","created","updated","due"],
  managerTickets: ["number","name","status","created","updated","due"],
  tickets2: ["number","name","status","created","updated","due"],
  mainTickets: ["number","name","status","created","updated","due"],
  users: ["name","email","login","created"],
  getTeamList: ["name","email","login","created"],
};
