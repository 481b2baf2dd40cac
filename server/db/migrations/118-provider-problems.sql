-- Besides why a provider of a company's own did not let us in, why its last call failed: the notice above every page names it.
alter table provider_lines drop constraint provider_lines_problem_check;
alter table provider_lines add constraint provider_lines_problem_check check (problem in (
  'unauthorized', 'untrusted', 'expired', 'other_name', 'address', 'timeout', 'connection', 'server_error', 'garbled'));
