import type { Rule } from './roles.ts';

interface Permission {
  /** The lowest role that can have it: the ladder of roles comes first. */
  readonly rule: Rule;
  /** The calls staff are refused without it. Families are judged by their links and their location instead. */
  readonly calls: readonly string[];
}

/** The permissions every centre has and the calls each guards; `0090-permissions.sql` gives them to new centres. */
export const builtInPermissions = {
  edit_students: {
    rule: 'teacher',
    calls: [
      'updateStudent',
      'saveStudentColumn',
      'saveStudentName',
      'saveStudentAddress',
      'saveStudentGender',
      'saveStudentEthnicity',
      'updateStudentImage',
      'updateStudentBillingProgram',
      'updateStudentSetting',
      'deleteStudentLoginLimitSetting',
    ],
  },
  enroll_students: {
    rule: 'manager',
    calls: [
      'createStudent',
      'deleteStudent',
      'archiveStudent',
      'restoreStudent',
      'restoreAllStudent',
      'moveStudentsToProgram',
      'studentMultiAction',
      'updateStudentStatus',
    ],
  },
  delete_students: { rule: 'manager', calls: ['forceDeleteStudent', 'forceDeleteAllStudent'] },
  manage_guardians: {
    rule: 'manager',
    calls: [
      'addStudentGuardian',
      'removeStudentGuardian',
      'updateStudentGuardian',
      'updateGuardianEmergencyContact',
      'updateGuardianLegal',
      'updateGuardianPayer',
      'updateGuardianPickup',
      'updateUserAlert',
      'updateUserWatchCamera',
    ],
  },
  black_list: { rule: 'manager', calls: ['addGuardianBlackList', 'removeGuardianBlackList'] },
  manage_contacts: {
    rule: 'manager',
    calls: [
      'createUser',
      'updateUser',
      'updateNewUser',
      'createInviteUser',
      'sendMultipleUserInvite',
      'cancelUserInvite',
      'approveUser',
      'rejectPendingUser',
    ],
  },
  manage_team: { rule: 'manager', calls: ['createTeacher', 'updateTeacher', 'createManager', 'updateManager'] },
  correct_attendance: {
    rule: 'manager',
    calls: ['updateStudentAttendance', 'deleteStudentAttendance', 'updateTeamAttendance', 'deleteTeamAttendance'],
  },
  blackout_cameras: { rule: 'teacher', calls: ['blackoutCamera', 'endCameraBlackout'] },
  manage_cameras: {
    rule: 'manager',
    calls: [
      'createCamera',
      'updateCamera',
      'deleteCamera',
      'updateCameraStatus',
      'saveCameraOrder',
      'testCamera',
      'createSchedule',
      'updateSchedule',
      'deleteSchedule',
      'applyScheduleToCameras',
      'addScheduleDate',
      'removeScheduleDate',
      'updateStudentCamera',
    ],
  },
  manage_rooms: {
    rule: 'manager',
    calls: [
      'createProgram',
      'updateProgram',
      'deleteProgram',
      'assignProgramTeachers',
      'createBillingProgram',
      'updateBillingProgram',
      'deleteBillingProgram',
      'createGroup',
      'updateGroup',
      'deleteGroup',
    ],
  },
  edit_settings: {
    rule: 'manager',
    calls: [
      'updateLocation',
      'updateLocationSettings',
      'saveAddressSetting',
      'saveDefaultCamerasSetting',
      'saveInviteTextSetting',
      'saveLoginSetting',
      'saveParentNotificationSetting',
      'saveParentSetting',
      'saveSignupSetting',
      // The same choice by another way: whoever may not open sign-up there may not open it here.
      'updateLocationSignupCode',
      'generateLocationSignupCode',
      'saveTeamNotificationSetting',
      'saveCheckinSetting',
      'saveRatioSetting',
      'saveInheritedSetting',
      'dropInheritedSetting',
    ],
  },
  act_as_others: { rule: 'admin', calls: ['loginAsUser'] },
  reset_second_factors: { rule: 'admin', calls: ['resetSecondFactors'] },
} as const satisfies Readonly<Record<string, Permission>>;

/** The name of a permission every centre has. */
export type BuiltInPermission = keyof typeof builtInPermissions;

export const isBuiltInPermission = (name: string): name is BuiltInPermission => Object.hasOwn(builtInPermissions, name);

const byCall: ReadonlyMap<string, string> = new Map(
  Object.entries(builtInPermissions).flatMap(([name, { calls }]) => calls.map((call) => [call, name] as const)),
);

/** The permission staff need for a call beside its rule; null for most calls. */
export const permissionFor = (call: string): string | null => byCall.get(call) ?? null;
