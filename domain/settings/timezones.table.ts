type TimezoneRow = {
  /** Stays with its zone for ever. */
  readonly id: number;
  /** The name Windows gives it (CLDR windowsZones). */
  readonly timezone: string;
  readonly timezone_iana: string;
  readonly display_name: string;
};

/** Múi giờ one can choose, from west to east; how far each is from UTC today is computed, not written here. */
export const TIMEZONES = [
  { id: 1, timezone: 'Hawaiian Standard Time', timezone_iana: 'Pacific/Honolulu', display_name: 'Hawaii' },
  { id: 2, timezone: 'Alaskan Standard Time', timezone_iana: 'America/Anchorage', display_name: 'Alaska' },
  {
    id: 3,
    timezone: 'Pacific Standard Time',
    timezone_iana: 'America/Los_Angeles',
    display_name: 'Los Angeles, San Francisco, Vancouver',
  },
  {
    id: 4,
    timezone: 'Mountain Standard Time',
    timezone_iana: 'America/Denver',
    display_name: 'Denver, Salt Lake City',
  },
  {
    id: 5,
    timezone: 'US Mountain Standard Time',
    timezone_iana: 'America/Phoenix',
    display_name: 'Phoenix (Arizona)',
  },
  {
    id: 6,
    timezone: 'Central Standard Time',
    timezone_iana: 'America/Chicago',
    display_name: 'Chicago, Houston, Dallas',
  },
  {
    id: 7,
    timezone: 'Central Standard Time (Mexico)',
    timezone_iana: 'America/Mexico_City',
    display_name: 'Thành phố Mexico',
  },
  {
    id: 8,
    timezone: 'Eastern Standard Time',
    timezone_iana: 'America/New_York',
    display_name: 'New York, Washington, Toronto',
  },
  {
    id: 9,
    timezone: 'SA Pacific Standard Time',
    timezone_iana: 'America/Bogota',
    display_name: 'Bogota, Lima',
  },
  {
    id: 10,
    timezone: 'Atlantic Standard Time',
    timezone_iana: 'America/Halifax',
    display_name: 'Halifax (Canada)',
  },
  {
    id: 11,
    timezone: 'E. South America Standard Time',
    timezone_iana: 'America/Sao_Paulo',
    display_name: 'São Paulo, Brasília',
  },
  {
    id: 12,
    timezone: 'Argentina Standard Time',
    timezone_iana: 'America/Argentina/Buenos_Aires',
    display_name: 'Buenos Aires',
  },
  {
    id: 13,
    timezone: 'Azores Standard Time',
    timezone_iana: 'Atlantic/Azores',
    display_name: 'Quần đảo Azores',
  },
  { id: 14, timezone: 'UTC', timezone_iana: 'Etc/UTC', display_name: 'Giờ phối hợp quốc tế (UTC)' },
  {
    id: 15,
    timezone: 'GMT Standard Time',
    timezone_iana: 'Europe/London',
    display_name: 'Luân Đôn, Dublin, Lisboa',
  },
  {
    id: 16,
    timezone: 'W. Europe Standard Time',
    timezone_iana: 'Europe/Berlin',
    display_name: 'Berlin, Amsterdam, Roma, Viên',
  },
  {
    id: 17,
    timezone: 'Romance Standard Time',
    timezone_iana: 'Europe/Paris',
    display_name: 'Paris, Brussels, Madrid',
  },
  {
    id: 18,
    timezone: 'Central European Standard Time',
    timezone_iana: 'Europe/Warsaw',
    display_name: 'Warszawa, Sarajevo, Skopje',
  },
  {
    id: 19,
    timezone: 'Central Europe Standard Time',
    timezone_iana: 'Europe/Budapest',
    display_name: 'Budapest, Praha, Bratislava',
  },
  {
    id: 20,
    timezone: 'W. Central Africa Standard Time',
    timezone_iana: 'Africa/Lagos',
    display_name: 'Lagos (Tây Phi)',
  },
  {
    id: 21,
    timezone: 'FLE Standard Time',
    timezone_iana: 'Europe/Kyiv',
    display_name: 'Kyiv, Helsinki, Sofia',
  },
  { id: 22, timezone: 'Egypt Standard Time', timezone_iana: 'Africa/Cairo', display_name: 'Cairo' },
  {
    id: 23,
    timezone: 'South Africa Standard Time',
    timezone_iana: 'Africa/Johannesburg',
    display_name: 'Johannesburg',
  },
  { id: 24, timezone: 'Israel Standard Time', timezone_iana: 'Asia/Jerusalem', display_name: 'Jerusalem' },
  { id: 25, timezone: 'Turkey Standard Time', timezone_iana: 'Europe/Istanbul', display_name: 'Istanbul' },
  {
    id: 26,
    timezone: 'Russian Standard Time',
    timezone_iana: 'Europe/Moscow',
    display_name: 'Mátxcơva, Sankt-Peterburg',
  },
  { id: 27, timezone: 'Arab Standard Time', timezone_iana: 'Asia/Riyadh', display_name: 'Riyadh, Kuwait' },
  { id: 28, timezone: 'Iran Standard Time', timezone_iana: 'Asia/Tehran', display_name: 'Tehran' },
  {
    id: 29,
    timezone: 'Arabian Standard Time',
    timezone_iana: 'Asia/Dubai',
    display_name: 'Dubai, Abu Dhabi',
  },
  {
    id: 30,
    timezone: 'Pakistan Standard Time',
    timezone_iana: 'Asia/Karachi',
    display_name: 'Karachi, Islamabad',
  },
  {
    id: 31,
    timezone: 'India Standard Time',
    timezone_iana: 'Asia/Kolkata',
    display_name: 'New Delhi, Mumbai',
  },
  { id: 32, timezone: 'Nepal Standard Time', timezone_iana: 'Asia/Kathmandu', display_name: 'Kathmandu' },
  { id: 33, timezone: 'Bangladesh Standard Time', timezone_iana: 'Asia/Dhaka', display_name: 'Dhaka' },
  { id: 34, timezone: 'Myanmar Standard Time', timezone_iana: 'Asia/Yangon', display_name: 'Yangon' },
  {
    id: 35,
    timezone: 'SE Asia Standard Time',
    timezone_iana: 'Asia/Ho_Chi_Minh',
    display_name: 'Hà Nội, Thành phố Hồ Chí Minh',
  },
  {
    id: 36,
    timezone: 'SE Asia Standard Time',
    timezone_iana: 'Asia/Bangkok',
    display_name: 'Bangkok, Jakarta',
  },
  {
    id: 37,
    timezone: 'China Standard Time',
    timezone_iana: 'Asia/Shanghai',
    display_name: 'Bắc Kinh, Thượng Hải, Hồng Kông',
  },
  {
    id: 38,
    timezone: 'Singapore Standard Time',
    timezone_iana: 'Asia/Singapore',
    display_name: 'Singapore, Kuala Lumpur',
  },
  { id: 39, timezone: 'Taipei Standard Time', timezone_iana: 'Asia/Taipei', display_name: 'Đài Bắc' },
  { id: 40, timezone: 'W. Australia Standard Time', timezone_iana: 'Australia/Perth', display_name: 'Perth' },
  { id: 41, timezone: 'Tokyo Standard Time', timezone_iana: 'Asia/Tokyo', display_name: 'Tokyo, Osaka' },
  { id: 42, timezone: 'Korea Standard Time', timezone_iana: 'Asia/Seoul', display_name: 'Seoul' },
  {
    id: 43,
    timezone: 'AUS Eastern Standard Time',
    timezone_iana: 'Australia/Sydney',
    display_name: 'Sydney, Melbourne, Canberra',
  },
  {
    id: 44,
    timezone: 'New Zealand Standard Time',
    timezone_iana: 'Pacific/Auckland',
    display_name: 'Auckland, Wellington',
  },
] as const satisfies readonly TimezoneRow[];
