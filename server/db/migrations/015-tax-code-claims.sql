-- Which company a tax code (mã số thuế) belongs to: a small reference table outside row-level security, reached by the functions below
-- alone. At most one claim on a code holds; a certificate that names the code proves a claim, and a proven claim displaces one that is not.
create table tax_code_claims (
  tax_code text not null,
  tenant_id bigint not null references tenants (id),
  holds boolean not null,
  proven_on timestamptz,
  claimed_on timestamptz not null,
  primary key (tax_code, tenant_id)
);
create unique index tax_code_claims_holder on tax_code_claims (tax_code) where holds;
create index tax_code_claims_tenant on tax_code_claims (tenant_id);

-- Companies of before keep their profiles: of several with one code the one proven first holds it, else the oldest.
alter table tenant_profiles no force row level security;
alter table certificates no force row level security;
insert into tax_code_claims (tax_code, tenant_id, holds, proven_on, claimed_on)
  select profile.tax_code, profile.tenant_id,
    row_number() over (
      partition by profile.tax_code order by proof.proven_on nulls last, tenants.created_on, profile.tenant_id) = 1,
    proof.proven_on, tenants.created_on
  from tenant_profiles as profile
  join tenants on tenants.id = profile.tenant_id
  cross join lateral (
    select min(certificates.created_on) as proven_on from certificates
    where certificates.tenant_id = profile.tenant_id and certificates.tax_code = profile.tax_code and certificates.kind <> 'usb'
  ) as proof;
alter table tenant_profiles force row level security;
alter table certificates force row level security;

-- Makes the code that of the current tenant, and frees the one it had. False when it is another company's: one without proof
-- gives way to a proof, a proven one to nothing.
create function claim_tax_code(code text, proof timestamptz, now timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  own bigint := current_tenant();
  holder tax_code_claims;
begin
  -- Two companies that want one code at once get an answer one after the other.
  perform pg_advisory_xact_lock(hashtextextended('tax_code:' || code, 0));
  select * into holder from tax_code_claims where tax_code = code and holds;
  if found and holder.tenant_id <> own and (proof is null or holder.proven_on is not null) then
    update tax_code_claims set proven_on = coalesce(proven_on, proof) where tax_code = code and tenant_id = own;
    return false;
  end if;
  update tax_code_claims set holds = false where tax_code = code and holds and tenant_id <> own;
  insert into tax_code_claims (tax_code, tenant_id, holds, proven_on, claimed_on) values (code, own, true, proof, now)
    on conflict (tax_code, tenant_id) do update set holds = true, proven_on = coalesce(tax_code_claims.proven_on, excluded.proven_on);
  with left_behind as (
    delete from tax_code_claims where tenant_id = own and tax_code <> code returning tax_code, holds
  ), next_holder as (
    select distinct on (other.tax_code) other.tax_code, other.tenant_id
    from left_behind join tax_code_claims as other using (tax_code)
    where left_behind.holds and other.tenant_id <> own
    order by other.tax_code, other.proven_on nulls last, other.claimed_on, other.tenant_id
  )
  update tax_code_claims as claim set holds = true from next_holder
    where claim.tax_code = next_holder.tax_code and claim.tenant_id = next_holder.tenant_id;
  return true;
end $$;

-- What a certificate or the tax authority has shown: the code in the current tenant's profile is its own.
create function prove_tax_code(code text, now timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if exists (select from tax_code_claims where tax_code = code and tenant_id = current_tenant() and proven_on is null) then
    perform claim_tax_code(code, now, now);
  end if;
end $$;

-- held: ours. contested: ours without proof, and others claim it. taken: another company's. disputed: another company's, though we have
-- a proof as well.
create function tax_code_standing() returns text
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select case
      when own.holds and own.proven_on is null and exists (
        select from tax_code_claims as other where other.tax_code = own.tax_code and other.tenant_id <> own.tenant_id) then 'contested'
      when own.holds then 'held'
      when own.proven_on is null then 'taken'
      else 'disputed'
    end
    from tax_code_claims as own where own.tenant_id = current_tenant();
  end;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'claim_tax_code(text, timestamptz, timestamptz)', 'prove_tax_code(text, timestamptz)', 'tax_code_standing()'
  ] loop
    execute format('revoke all on function %s from public', signature);
    execute format('grant execute on function %s to hoadon_app', signature);
  end loop;
end $$;
