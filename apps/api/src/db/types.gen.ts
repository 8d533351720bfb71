// Printed from the migrated database by `npm run codegen`. Do not edit.
import type { ColumnType } from 'kysely';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface DB {
  absence: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    student_id: number;
    location_id: number;
    date: string;
    reason: ColumnType<string | null, string | null | undefined, string | null>;
    note: ColumnType<string | null, string | null | undefined, string | null>;
    marked_by: ColumnType<number | null, number | null | undefined, number | null>;
    marked_at: ColumnType<Date, Date | string, Date | string>;
    undone_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  allergy: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    name: string;
    deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  app_setting: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    location_id: ColumnType<number | null, number | null | undefined, number | null>;
    key: string;
    value: Json;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_by: ColumnType<number | null, number | null | undefined, number | null>;
  };
  app_user: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    fname: string;
    middle_name: ColumnType<string | null, string | null | undefined, string | null>;
    lname: ColumnType<string, string | undefined, string>;
    nick_name: ColumnType<string | null, string | null | undefined, string | null>;
    full_name: ColumnType<string, never, never>;
    searched: ColumnType<string, never, never>;
    username: string;
    email: ColumnType<string | null, string | null | undefined, string | null>;
    phone: ColumnType<string | null, string | null | undefined, string | null>;
    phone2: ColumnType<string | null, string | null | undefined, string | null>;
    phone_type: ColumnType<string | null, string | null | undefined, string | null>;
    phone2_type: ColumnType<string | null, string | null | undefined, string | null>;
    email_confirmed: ColumnType<boolean, boolean | undefined, boolean>;
    phone_verified: ColumnType<boolean, boolean | undefined, boolean>;
    status: ColumnType<string, string | undefined, string>;
    pending: ColumnType<boolean, boolean | undefined, boolean>;
    invited: ColumnType<boolean, boolean | undefined, boolean>;
    invite_expire: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    emergency_contact: ColumnType<string | null, string | null | undefined, string | null>;
    avatar: ColumnType<string | null, string | null | undefined, string | null>;
    job_title: ColumnType<string | null, string | null | undefined, string | null>;
    last_login_time: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    password_hash: ColumnType<string | null, string | null | undefined, string | null>;
    password_changed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    pin_key: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
    max_logins: ColumnType<number | null, number | null | undefined, number | null>;
    language: ColumnType<string | null, string | null | undefined, string | null>;
    details: ColumnType<Json | null, Json | null | undefined, Json | null>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    updated_by: ColumnType<number | null, number | null | undefined, number | null>;
    username_key: ColumnType<string, never, never>;
    email_key: ColumnType<string | null, never, never>;
    phone_digits: ColumnType<string, never, never>;
    deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    note: ColumnType<string | null, string | null | undefined, string | null>;
  };
  attempt: {
    centre_id: number;
    kind: string;
    key: string;
    failures: ColumnType<number, number | undefined, number>;
    first_at: ColumnType<Date, Date | string, Date | string>;
    locked_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  attendance: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    location_id: number;
    student_id: number;
    date: string;
    checked_in_at: ColumnType<Date, Date | string, Date | string>;
    checked_out_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    checkedin_by: ColumnType<number | null, number | null | undefined, number | null>;
    checkedout_by: ColumnType<number | null, number | null | undefined, number | null>;
    check_in_signature: ColumnType<string | null, string | null | undefined, string | null>;
    check_out_signature: ColumnType<string | null, string | null | undefined, string | null>;
    note: ColumnType<string | null, string | null | undefined, string | null>;
  };
  attendance_event: {
    centre_id: number;
    id: ColumnType<string, string | undefined, string>;
    location_id: number;
    student_id: number;
    kind: string;
    at: ColumnType<Date, Date | string, Date | string>;
    stated_at: ColumnType<Date, Date | string, Date | string>;
    room_id: ColumnType<number | null, number | null | undefined, number | null>;
    attendance_id: ColumnType<number | null, number | null | undefined, number | null>;
    action_by: ColumnType<number | null, number | null | undefined, number | null>;
    recorded_by: ColumnType<number | null, number | null | undefined, number | null>;
    source: string;
    signature: ColumnType<string | null, string | null | undefined, string | null>;
    note: ColumnType<string | null, string | null | undefined, string | null>;
    before: ColumnType<Json | null, Json | null | undefined, Json | null>;
    after: ColumnType<Json | null, Json | null | undefined, Json | null>;
    undoes: ColumnType<string | null, string | null | undefined, string | null>;
    written_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  attendance_room: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    attendance_id: number;
    entered_at: ColumnType<Date, Date | string, Date | string>;
    left_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    student_id: number;
    room_id: number;
  };
  audit: {
    centre_id: number;
    id: ColumnType<string, never, never>;
    at: ColumnType<Date, Date | string | undefined, Date | string>;
    user_id: ColumnType<number | null, number | null | undefined, number | null>;
    as_user_id: ColumnType<number | null, number | null | undefined, number | null>;
    session_id: ColumnType<string | null, string | null | undefined, string | null>;
    ip: ColumnType<string | null, string | null | undefined, string | null>;
    request_id: ColumnType<string | null, string | null | undefined, string | null>;
    call: string;
    entity: string;
    entity_id: ColumnType<number | null, number | null | undefined, number | null>;
    before: ColumnType<Json | null, Json | null | undefined, Json | null>;
    after: ColumnType<Json | null, Json | null | undefined, Json | null>;
    reason: ColumnType<string | null, string | null | undefined, string | null>;
  };
  audit_seal: {
    centre_id: number;
    seq: number;
    first_id: string;
    last_id: string;
    row_count: number;
    hash: Buffer;
    at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  camera: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    location_id: number;
    room_id: ColumnType<number | null, number | null | undefined, number | null>;
    name: string;
    code: string;
    color_code: string;
    stream_id: ColumnType<number | null, number | null | undefined, number | null>;
    camera_id: ColumnType<string | null, string | null | undefined, string | null>;
    source_sealed: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
    audio: ColumnType<boolean, boolean | undefined, boolean>;
    status: ColumnType<string, string | undefined, string>;
    sort: ColumnType<number, number | undefined, number>;
    schedule_id: ColumnType<number | null, number | null | undefined, number | null>;
    version: ColumnType<number, number | undefined, number>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  camera_blackout: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    camera_id: number;
    reason: string;
    started_at: ColumnType<Date, Date | string, Date | string>;
    ends_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    started_by: number;
    lifted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    lifted_by: ColumnType<number | null, number | null | undefined, number | null>;
  };
  camera_group: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    location_id: number;
    name: string;
    color_code: ColumnType<string | null, string | null | undefined, string | null>;
  };
  camera_group_camera: {
    centre_id: number;
    camera_group_id: number;
    camera_id: number;
  };
  camera_login_reset: {
    centre_id: number;
    user_id: number;
    at: ColumnType<Date, Date | string, Date | string>;
    by_user_id: number;
  };
  camera_state: {
    centre_id: number;
    camera_id: number;
    gateway: string;
    state: string;
    reason: ColumnType<string | null, string | null | undefined, string | null>;
    since: ColumnType<Date, Date | string, Date | string>;
    fps: ColumnType<number | null, number | null | undefined, number | null>;
    width: ColumnType<number | null, number | null | undefined, number | null>;
    height: ColumnType<number | null, number | null | undefined, number | null>;
    codec: ColumnType<string | null, string | null | undefined, string | null>;
    kbps: ColumnType<number | null, number | null | undefined, number | null>;
    audio: ColumnType<boolean, boolean | undefined, boolean>;
    viewers: ColumnType<number, number | undefined, number>;
    reported_at: ColumnType<Date, Date | string, Date | string>;
  };
  camera_test: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    location_id: number;
    asked_by: number;
    asked_at: ColumnType<Date, Date | string, Date | string>;
    source_sealed: Buffer;
    taken_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    answer: ColumnType<Json | null, Json | null | undefined, Json | null>;
  };
  camera_view: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    sid: string;
    user_id: number;
    session_id: string;
    camera_id: number;
    location_id: number;
    student_id: ColumnType<number | null, number | null | undefined, number | null>;
    gateway: string;
    ticketed_at: ColumnType<Date, Date | string, Date | string>;
    opened_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    acked_ms: ColumnType<string, string | undefined, string>;
    last_seen_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    closed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    close_why: ColumnType<string | null, string | null | undefined, string | null>;
    login_of: ColumnType<string | null, string | null | undefined, string | null>;
    day: string;
  };
  centre: {
    id: ColumnType<number, number | undefined, number>;
    slug: string;
    name: string;
    theme: ColumnType<string, string | undefined, string>;
    language: ColumnType<string, string | undefined, string>;
    status: ColumnType<string, string | undefined, string>;
    is_platform: ColumnType<boolean, boolean | undefined, boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  centre_host: {
    host: string;
    centre_id: number;
  };
  checkin_setting: {
    centre_id: number;
    location_id: number;
    id: ColumnType<number, never, never>;
    signature: ColumnType<boolean, boolean | undefined, boolean>;
    questionnaire: ColumnType<boolean, boolean | undefined, boolean>;
    ask_phone: ColumnType<boolean, boolean | undefined, boolean>;
    family_from_portal: ColumnType<boolean, boolean | undefined, boolean>;
    check_in_qr: ColumnType<boolean, boolean | undefined, boolean>;
    check_in_qr_expire: ColumnType<number, number | undefined, number>;
    outside_hours: ColumnType<boolean, boolean | undefined, boolean>;
    qr_version: ColumnType<number, number | undefined, number>;
  };
  dashboard_layout: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    user_id: number;
    name: ColumnType<string, string | undefined, string>;
    layout: Json;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  guardian_link: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    student_id: number;
    user_id: number;
    relationship_id: ColumnType<number | null, number | null | undefined, number | null>;
    emergency_contact: ColumnType<boolean, boolean | undefined, boolean>;
    alert: ColumnType<boolean, boolean | undefined, boolean>;
    watch_camera: ColumnType<boolean, boolean | undefined, boolean>;
    legal_guardian: ColumnType<boolean, boolean | undefined, boolean>;
    pickup: ColumnType<boolean, boolean | undefined, boolean>;
    is_payer: ColumnType<boolean, boolean | undefined, boolean>;
    black_list: ColumnType<boolean, boolean | undefined, boolean>;
    black_list_note: ColumnType<string | null, string | null | undefined, string | null>;
    before_black_list: ColumnType<Json | null, Json | null | undefined, Json | null>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  location: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    name: string;
    email: ColumnType<string | null, string | null | undefined, string | null>;
    phone: ColumnType<string | null, string | null | undefined, string | null>;
    address: ColumnType<string | null, string | null | undefined, string | null>;
    longitude: ColumnType<string | null, string | null | undefined, string | null>;
    latitude: ColumnType<string | null, string | null | undefined, string | null>;
    timezone_id: number;
    color_code: ColumnType<string | null, string | null | undefined, string | null>;
    is_signup: ColumnType<boolean, boolean | undefined, boolean>;
    signup_code: ColumnType<string | null, string | null | undefined, string | null>;
    billing: ColumnType<boolean, boolean | undefined, boolean>;
    active: ColumnType<boolean, boolean | undefined, boolean>;
    schedule_id: ColumnType<number | null, number | null | undefined, number | null>;
    camera_setting: ColumnType<Json, Json | undefined, Json>;
    camera_networks: ColumnType<string[], string[] | undefined, string[]>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  location_default_camera: {
    centre_id: number;
    location_id: number;
    camera_id: number;
  };
  location_setting: {
    centre_id: number;
    location_id: number;
    id: ColumnType<number, never, never>;
    max_no_of_students: ColumnType<number | null, number | null | undefined, number | null>;
    max_no_of_users: ColumnType<number | null, number | null | undefined, number | null>;
    max_daily_logins: ColumnType<number, number | undefined, number>;
    enable_max_login_feature: ColumnType<boolean, boolean | undefined, boolean>;
    user_time_out: ColumnType<number | null, number | null | undefined, number | null>;
    camera_requires_check_in: ColumnType<boolean, boolean | undefined, boolean>;
    token_succes_msg: ColumnType<string | null, string | null | undefined, string | null>;
    token_fail_msg: ColumnType<string | null, string | null | undefined, string | null>;
    signup_status: ColumnType<boolean, boolean | undefined, boolean>;
    signup_pin_code_expiry: ColumnType<number | null, number | null | undefined, number | null>;
    can_edit_student: ColumnType<boolean, boolean | undefined, boolean>;
    can_edit_fields: ColumnType<Json, Json | undefined, Json>;
    default_city: ColumnType<string | null, string | null | undefined, string | null>;
    default_state: ColumnType<string | null, string | null | undefined, string | null>;
    default_zip: ColumnType<string | null, string | null | undefined, string | null>;
    notifications: ColumnType<Json, Json | undefined, Json>;
  };
  medication: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    name: string;
    deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  migration: {
    name: string;
    checksum: string;
    at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  notice_address: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    location_id: number;
    email: string;
    notifications: ColumnType<Json, Json | undefined, Json>;
    verified_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    pin_time: string;
    token_hash: Buffer;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  operation: {
    centre_id: number;
    user_id: ColumnType<number, number | undefined, number>;
    operation_id: string;
    call: string;
    input_hash: Buffer;
    answer: ColumnType<Json | null, Json | null | undefined, Json | null>;
    at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  outbox: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    key: string;
    user_id: ColumnType<number | null, number | null | undefined, number | null>;
    channel: string;
    kind: string;
    recipient: string;
    sealed: Buffer;
    created_at: ColumnType<Date, Date | string, Date | string>;
    sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    tries: ColumnType<number, number | undefined, number>;
    trouble: ColumnType<string | null, string | null | undefined, string | null>;
  };
  passkey: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    user_id: number;
    credential_id: string;
    public_key: Buffer;
    counter: string;
    transports: ColumnType<string[], string[] | undefined, string[]>;
    name: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    last_used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  picture: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    key: string;
    uploaded_by: ColumnType<number | null, number | null | undefined, number | null>;
    width: number;
    height: number;
    bytes: number;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  pin_try: {
    centre_id: number;
    tried_from: string;
    wrong: ColumnType<number, number | undefined, number>;
    locked_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  push_token: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    user_id: number;
    token: string;
    device: ColumnType<Json, Json | undefined, Json>;
    saved_at: ColumnType<Date, Date | string, Date | string>;
  };
  ratio_setting: {
    centre_id: number;
    location_id: number;
    rule: ColumnType<string | null, string | null | undefined, string | null>;
    chosen_at: ColumnType<Date, Date | string, Date | string>;
    chosen_by: ColumnType<number | null, number | null | undefined, number | null>;
  };
  recovery_code: {
    centre_id: number;
    user_id: number;
    hash: Buffer;
    made_at: ColumnType<Date, Date | string, Date | string>;
    used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  refresh_token: {
    centre_id: number;
    hash: Buffer;
    session_id: string;
    issued_at: ColumnType<Date, Date | string, Date | string>;
    used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
  };
  relationship: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    name: string;
    is_default: ColumnType<boolean, boolean | undefined, boolean>;
    legal_guardian: ColumnType<boolean, boolean | undefined, boolean>;
    relationship_type: ColumnType<string | null, string | null | undefined, string | null>;
  };
  role: {
    id: number;
    name: string;
    rank: number;
    precedence: ColumnType<number | null, never, never>;
  };
  room: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    location_id: number;
    name: string;
    color_code: ColumnType<string | null, string | null | undefined, string | null>;
    camera_group_id: ColumnType<number | null, number | null | undefined, number | null>;
    capacity: ColumnType<number | null, number | null | undefined, number | null>;
    max_ratio: ColumnType<number | null, number | null | undefined, number | null>;
    sort: ColumnType<number, number | undefined, number>;
    deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  room_staff: {
    centre_id: number;
    room_id: number;
    user_id: number;
  };
  schedule: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    name: string;
    status: ColumnType<string, string | undefined, string>;
    location_id: ColumnType<number | null, number | null | undefined, number | null>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  schedule_date: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    schedule_id: number;
    day: string;
    start_time: string;
    end_time: string;
    minutes: ColumnType<string | null, never, never>;
  };
  school_profile: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    school_name: string;
    phone: ColumnType<string | null, string | null | undefined, string | null>;
    website: ColumnType<string | null, string | null | undefined, string | null>;
    city: ColumnType<string | null, string | null | undefined, string | null>;
    state: ColumnType<string | null, string | null | undefined, string | null>;
    zip: ColumnType<string | null, string | null | undefined, string | null>;
    country: ColumnType<string | null, string | null | undefined, string | null>;
    timezone_id: ColumnType<number | null, number | null | undefined, number | null>;
    capacity: ColumnType<number | null, number | null | undefined, number | null>;
    address1: ColumnType<string | null, string | null | undefined, string | null>;
    address2: ColumnType<string | null, string | null | undefined, string | null>;
    logo: ColumnType<string | null, string | null | undefined, string | null>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
    updated_by: ColumnType<number | null, number | null | undefined, number | null>;
  };
  selected_field: {
    centre_id: number;
    user_id: number;
    list: string;
    fields: Json;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  session: {
    centre_id: number;
    id: string;
    user_id: number;
    device: ColumnType<Json, Json | undefined, Json>;
    ip: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    last_used_at: ColumnType<Date, Date | string | undefined, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    end_reason: ColumnType<string | null, string | null | undefined, string | null>;
    remember: ColumnType<boolean, boolean | undefined, boolean>;
    impersonator_id: ColumnType<number | null, number | null | undefined, number | null>;
    impersonator_session_id: ColumnType<string | null, string | null | undefined, string | null>;
  };
  sibling_group: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
  };
  sign_in_challenge: {
    centre_id: number;
    hash: Buffer;
    purpose: string;
    user_id: ColumnType<number | null, number | null | undefined, number | null>;
    nonce: ColumnType<string | null, string | null | undefined, string | null>;
    details: ColumnType<Json, Json | undefined, Json>;
    wrong: ColumnType<number, number | undefined, number>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  sign_in_link: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    user_id: number;
    kind: string;
    pin_time: ColumnType<string | null, string | null | undefined, string | null>;
    secret_hash: Buffer;
    wrong: ColumnType<number, number | undefined, number>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  stream: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    location_id: ColumnType<number | null, number | null | undefined, number | null>;
    name: string;
    type: ColumnType<string, string | undefined, string>;
    url: string;
    port: ColumnType<number | null, number | null | undefined, number | null>;
    username: ColumnType<string | null, string | null | undefined, string | null>;
    password_sealed: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
    is_default: ColumnType<boolean, boolean | undefined, boolean>;
    status: ColumnType<string, string | undefined, string>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  student: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    location_id: number;
    room_id: ColumnType<number | null, number | null | undefined, number | null>;
    fname: string;
    middle_name: ColumnType<string | null, string | null | undefined, string | null>;
    lname: ColumnType<string, string | undefined, string>;
    nick_name: ColumnType<string | null, string | null | undefined, string | null>;
    full_name: ColumnType<string, never, never>;
    searched: ColumnType<string, never, never>;
    image: ColumnType<string | null, string | null | undefined, string | null>;
    dob: ColumnType<string | null, string | null | undefined, string | null>;
    status: ColumnType<string, string | undefined, string>;
    type: ColumnType<string, string | undefined, string>;
    gender: ColumnType<string | null, string | null | undefined, string | null>;
    race: ColumnType<string | null, string | null | undefined, string | null>;
    ethnicity: ColumnType<string | null, string | null | undefined, string | null>;
    doctor_name: ColumnType<string | null, string | null | undefined, string | null>;
    doctor_phone: ColumnType<string | null, string | null | undefined, string | null>;
    note: ColumnType<string | null, string | null | undefined, string | null>;
    street_1: ColumnType<string | null, string | null | undefined, string | null>;
    street_2: ColumnType<string | null, string | null | undefined, string | null>;
    city: ColumnType<string | null, string | null | undefined, string | null>;
    state: ColumnType<string | null, string | null | undefined, string | null>;
    country: ColumnType<string | null, string | null | undefined, string | null>;
    zip: ColumnType<string | null, string | null | undefined, string | null>;
    enrollment_date: ColumnType<string | null, string | null | undefined, string | null>;
    graduation_date: ColumnType<string | null, string | null | undefined, string | null>;
    external_id: ColumnType<string | null, string | null | undefined, string | null>;
    schedule_id: ColumnType<number | null, number | null | undefined, number | null>;
    sibling_group_id: ColumnType<number | null, number | null | undefined, number | null>;
    max_daily_logins: ColumnType<number | null, number | null | undefined, number | null>;
    archived_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    updated_by: ColumnType<number | null, number | null | undefined, number | null>;
  };
  student_allergy: {
    centre_id: number;
    student_id: number;
    allergy_id: number;
  };
  student_camera: {
    centre_id: number;
    student_id: number;
    camera_id: number;
  };
  student_medication: {
    centre_id: number;
    student_id: number;
    medication_id: number;
  };
  student_room: {
    centre_id: number;
    student_id: number;
    room_id: number;
  };
  student_tag: {
    centre_id: number;
    student_id: number;
    tag_id: number;
  };
  tag: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    name: string;
    color_code: ColumnType<string | null, string | null | undefined, string | null>;
    deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  team_attendance: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    location_id: number;
    user_id: number;
    date: string;
    clocked_in_at: ColumnType<Date, Date | string, Date | string>;
    clocked_out_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    checkedin_by: ColumnType<number | null, number | null | undefined, number | null>;
    checkedout_by: ColumnType<number | null, number | null | undefined, number | null>;
    break_stated: ColumnType<number | null, number | null | undefined, number | null>;
    note: ColumnType<string | null, string | null | undefined, string | null>;
    corrected_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    corrected_by: ColumnType<number | null, number | null | undefined, number | null>;
    confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  team_event: {
    centre_id: number;
    id: ColumnType<string, string | undefined, string>;
    location_id: number;
    user_id: number;
    kind: string;
    at: ColumnType<Date, Date | string, Date | string>;
    stated_at: ColumnType<Date, Date | string, Date | string>;
    room_id: ColumnType<number | null, number | null | undefined, number | null>;
    team_attendance_id: number;
    recorded_by: ColumnType<number | null, number | null | undefined, number | null>;
    source: string;
    note: ColumnType<string | null, string | null | undefined, string | null>;
    before: ColumnType<Json | null, Json | null | undefined, Json | null>;
    after: ColumnType<Json | null, Json | null | undefined, Json | null>;
    written_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  team_stretch: {
    centre_id: number;
    id: ColumnType<number, number | undefined, number>;
    team_attendance_id: number;
    user_id: number;
    room_id: ColumnType<number | null, number | null | undefined, number | null>;
    started_at: ColumnType<Date, Date | string, Date | string>;
    ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  timeclock_link: {
    centre_id: number;
    location_id: number;
    id: ColumnType<number, never, never>;
    parm_hash: Buffer;
    active: ColumnType<boolean, boolean | undefined, boolean>;
    signature: ColumnType<boolean, boolean | undefined, boolean>;
    device: ColumnType<string | null, string | null | undefined, string | null>;
    device_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
    bound_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    made_at: ColumnType<Date, Date | string, Date | string>;
    made_by: ColumnType<number | null, number | null | undefined, number | null>;
  };
  timezone: {
    id: number;
    name: string;
    value: string;
  };
  totp: {
    centre_id: number;
    user_id: number;
    sealed: Buffer;
    created_at: ColumnType<Date, Date | string, Date | string>;
    confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    last_used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    last_step: ColumnType<string, string | undefined, string>;
  };
  user_allergy: {
    centre_id: number;
    user_id: number;
    allergy_id: number;
  };
  user_location: {
    centre_id: number;
    user_id: number;
    location_id: number;
    manages: ColumnType<boolean, boolean | undefined, boolean>;
  };
  user_medication: {
    centre_id: number;
    user_id: number;
    medication_id: number;
  };
  user_role: {
    centre_id: number;
    user_id: number;
    role_id: number;
    position: ColumnType<number, number | undefined, number>;
  };
  user_setting: {
    centre_id: number;
    user_id: number;
    key: string;
    value: Json;
    updated_at: ColumnType<Date, Date | string, Date | string>;
    updated_by: ColumnType<number | null, number | null | undefined, number | null>;
  };
  user_tag: {
    centre_id: number;
    user_id: number;
    tag_id: number;
  };
  verified_pin: {
    centre_id: number;
    location_id: number;
    user_id: number;
    until: ColumnType<Date, Date | string, Date | string>;
  };
}
