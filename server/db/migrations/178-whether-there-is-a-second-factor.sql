-- Whether an account of the company has what is asked for beside its password; recovery codes alone open nothing.
create function has_second_factor(of_user_id bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select exists (select from totp_secrets
        where tenant_id = current_tenant() and user_id = of_user_id and confirmed_on is not null)
      or exists (select from passkeys where tenant_id = current_tenant() and user_id = of_user_id);
  end;
revoke all on function has_second_factor(bigint) from public;
grant execute on function has_second_factor(bigint) to hoadon_app;
